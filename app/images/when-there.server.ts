/**
 * What becomes of a failed look at a file or folder that need not exist.
 * @throws any other error than that there is none
 */
export function whenThere(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error;
}
