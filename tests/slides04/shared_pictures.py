"""Drawings that several exercises of this book use."""


def draw_tree(axes, root, words, children):
    """A tree from the top down: `words(node)` stands at a node, `children(node)` gives (words at the edge, child)."""
    next_leaf = 0
    centred = {"ha": "center", "va": "center"}

    def place(node, depth):
        nonlocal next_leaf
        below = [(edge, *place(child, depth + 1)) for edge, child in children(node)]
        if below:
            x = (below[0][1] + below[-1][1]) / 2
        else:
            x, next_leaf = next_leaf, next_leaf + 1
        for edge, child_x, child_depth in below:
            axes.plot([x, child_x], [-depth, -child_depth], color="0.6", linewidth=1, zorder=1)
            middle = ((x + child_x) / 2, -(depth + child_depth) / 2)
            axes.text(
                *middle, edge, fontsize=7, bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.5}, **centred
            )
        colour = "#dbe9f6" if below else "#e5f5e0"
        box = {"boxstyle": "round", "facecolor": colour, "edgecolor": "0.5"}
        axes.text(x, -depth, words(node), fontsize=8, bbox=box, **centred)
        return x, depth

    place(root, 0)
    axes.margins(0.08)
    axes.set_axis_off()
