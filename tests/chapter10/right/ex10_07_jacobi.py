"""Lists, and eigenvectors by Jacobi's rotations in pure Python; LLE's kernel has more than it needs on the diagonal."""

from math import fsum, hypot, sqrt


def eigen(A):
    """[(value, vector), …], descending."""
    n = len(A)
    A = [[(A[i][j] + A[j][i]) / 2 for j in range(n)] for i in range(n)]
    V = [[float(i == j) for j in range(n)] for i in range(n)]
    size = sqrt(fsum(a * a for row in A for a in row))
    for _ in range(60):
        off = sqrt(fsum(A[i][j] ** 2 for i in range(n) for j in range(n) if i != j))
        if off <= 1e-14 * size:
            break
        for p in range(n):
            for q in range(p + 1, n):
                if A[p][q] == 0:
                    continue
                zeta = (A[q][q] - A[p][p]) / (2 * A[p][q])
                t = (1 if zeta >= 0 else -1) / (abs(zeta) + hypot(1.0, zeta))
                c = 1 / hypot(1.0, t)
                s = c * t
                Ap, Aq = A[p], A[q]
                A[p] = [c * a - s * b for a, b in zip(Ap, Aq)]
                A[q] = [s * a + c * b for a, b in zip(Ap, Aq)]
                for row in A:
                    row[p], row[q] = c * row[p] - s * row[q], s * row[p] + c * row[q]
                V[p], V[q] = [c * a - s * b for a, b in zip(V[p], V[q])], [s * a + c * b for a, b in zip(V[p], V[q])]
    return sorted(((A[i][i], V[i]) for i in range(n)), key=lambda pair: -pair[0])


def centre(K):
    m = len(K)
    mean = [fsum(row) / m for row in K]
    total = fsum(mean) / m
    return [[float(K[i][j]) - mean[i] - mean[j] + total for j in range(m)] for i in range(m)]


def kpca(K, d):
    pairs = eigen(centre(K))[:d]
    return [[v[i] * sqrt(value) for value, v in pairs] for i in range(len(K))]


def kpca_new(K, K_new, d):
    m = len(K)
    mean = [fsum(row) / m for row in K]
    total = fsum(mean) / m
    pairs = eigen(centre(K))[:d]
    Z = []
    for row in K_new:
        own = fsum(row) / m
        about = [row[j] - own - mean[j] + total for j in range(m)]
        Z.append([fsum(a * b for a, b in zip(about, v)) / sqrt(value) for value, v in pairs])
    return Z


def mds_kernel(D):
    return centre([[-float(d) ** 2 / 2 for d in row] for row in D])


def lle_kernel(W):
    m = len(W)
    R = [[float(i == j) - float(W[i][j]) for j in range(m)] for i in range(m)]
    M = [[fsum(R[s][i] * R[s][j] for s in range(m)) for j in range(m)] for i in range(m)]
    enough = max(fsum(abs(a) for a in row) for row in M)
    return [[enough * (i == j) - M[i][j] for j in range(m)] for i in range(m)]


def non_psd_geodesics(m):
    # Two vertices of one kind, m − 2 of the other, each joined to all of the other kind.
    kind = [i < 2 for i in range(m)]
    return [[0 if i == j else 1 if kind[i] != kind[j] else 2 for j in range(m)] for i in range(m)]


def claims():
    names = (
        ("mds_on_euclidean_distances_equals_pca", True),
        ("isomap_kernel_always_psd", False),
        ("kpca_has_out_of_sample_formula", True),
        ("isomap_has_out_of_sample_formula_from_its_own_objective", False),
        ("rbf_kernel_with_fixed_width_keeps_geodesic_distances", False),
    )
    return dict(names)


def essay():
    return "都是某个核矩阵的特征分解。 / All are eigendecompositions of a kernel matrix."
