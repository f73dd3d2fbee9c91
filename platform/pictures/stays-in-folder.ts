/** Whether a path with slashes, read on any system, stays below the folder that it is looked for in. */
export function staysInFolder(path: string): boolean {
  return !/[\\\0]/.test(path) && path.split('/').every((part) => !['', '.', '..'].includes(part));
}
