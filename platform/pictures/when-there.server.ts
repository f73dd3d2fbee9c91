/**
 * What becomes of a failed look at a file or folder that need not exist.
 * @throws any other error than that there is none of this kind
 */
export function whenThere(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error;
}
