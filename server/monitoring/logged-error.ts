/** What the log keeps of an error. */
export interface LoggedError {
  name: string;
  message: string;
  /** The calls that led to it, one a line. */
  stack?: string;
}

/** PostgreSQL's class of bad values, whose messages quote them. */
const badValue = /^22\w{3}$/;

/**
 * An error as the log may hold it: nothing but what it is called and where it came from. What else
 * PostgreSQL hangs on its errors quotes the record that it refused.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, message: 'no error was thrown' };
  const { name, stack = '' } = error;
  const { code } = error as NodeJS.ErrnoException;
  const message = code !== undefined && badValue.test(code) ? code : error.message;
  // Without its first lines, which are the message again.
  const calls = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return { name, message, stack: calls.join('\n') };
}
