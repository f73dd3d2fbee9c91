import type { IncomingMessage } from 'node:http';
import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mostBytes } from '#platform/images/limits.ts';
import { longestForm, saidLength } from '#platform/request/form-limits.ts';

/** Said to a visitor, in whose form but a message can be so long. */
const tooLong = 'Das ist zu viel auf einmal. Bitte kürze deine Nachricht.';

const form = largest(longestForm);
/** A picture with what is said of it. */
const picture = largest(mostBytes + 64 * 1024);
/** Where forms have pictures: the admin area, and where a club is founded. */
const takesPicture = /^\/(?:admin|start)\//;

/** Refuses what is longer than any form or picture of this site. */
export const limitBodies: MiddlewareHandler = (c, next) =>
  bringsPicture(c.req) ? picture(c, next) : form(c, next);

/**
 * Says that a connection ends where a body was begun and not read to its end: the adapter cannot
 * let the rest run out then, and would close it under the next request that a proxy sends on it.
 */
export const endHalfRead: MiddlewareHandler<{ Bindings: { incoming?: IncomingMessage } }> = async (
  c,
  next,
) => {
  await next();
  const incoming = c.env?.incoming;
  const isBegun = incoming && incoming.listenerCount('data') > 0;
  if (isBegun && !incoming.readableEnded) c.header('Connection', 'close');
};

/**
 * Whether a request may be as long as a picture. It must say how long it is, as browsers do: what
 * does not is read before anybody knows who sends it. Without files it is a form as any other, and
 * would come to millions of fields.
 */
function bringsPicture(request: HonoRequest): boolean {
  const hasFiles = /^multipart\/form-data\b/i.test(request.header('Content-Type') ?? '');
  const isMeasured = saidLength(request.raw.headers) !== undefined;
  return hasFiles && isMeasured && takesPicture.test(request.path);
}

function largest(maxSize: number): MiddlewareHandler {
  const refuse = (c: Context) =>
    c.text(c.req.path.startsWith('/admin') ? 'Die Anfrage ist zu groß.' : tooLong, 413);
  const count = bodyLimit({ maxSize, onError: refuse });
  return async (c, next) => {
    const length = saidLength(c.req.raw.headers);
    if (length === undefined) return count(c, next);
    // Not a byte of it is read, so that all of it can run out.
    return length > maxSize ? refuse(c) : next();
  };
}
