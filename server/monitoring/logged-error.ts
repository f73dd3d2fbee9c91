export interface LoggedError {
  name: string;
  message: string;
  stack?: string;
}

/** PostgreSQL's class for bad values, whose messages quote them. */
const badValue = /^22\w{3}$/;

/** Only name and origin: other fields of PostgreSQL's errors quote the refused record. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'no error was thrown' };
  const { name, stack = '' } = error;
  const { code } = error as NodeJS.ErrnoException;
  const message = code !== undefined && badValue.test(code) ? code : error.message;
  const calls = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return { name, message, stack: calls.join('\n') };
}
