import type { IncomingMessage } from 'node:http';
import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { mostBytes } from '#platform/pictures/limits.ts';
import { longestForm, noRoom, saidLength } from '#platform/request/form-limits.ts';

/** Said to a visitor, in whose form but a message can be so long. */
const tooLong = 'Das ist zu viel auf einmal. Bitte kürze deine Nachricht.';

/** Bytes of a picture with what is said of it. */
const longestPicture = mostBytes + 64 * 1024;
/** Where forms have pictures: the admin area, and where a club is founded. */
const takesPicture = /^\/(?:admin|start)\//;

/** Takes room for the bytes of a body (body-room.ts); what it returns gives it back. */
type TakeRoom = (c: Context, bytes: number) => (() => void) | undefined;

/**
 * Refuses what is longer than any form or picture of this site. What does not say how long it is, is read
 * here to its end, in room for the longest form.
 */
export function limitBodies(takeRoom: TakeRoom): MiddlewareHandler {
  const count = bodyLimit({ maxSize: longestForm, onError: refuse });
  return async (c, next) => {
    const length = saidLength(c.req.raw.headers);
    if (length !== undefined) {
      // Not a byte of it is read, so that all of it can run out.
      return length > (bringsPicture(c.req) ? longestPicture : longestForm) ? refuse(c) : next();
    }
    if (!c.req.raw.body) return next();
    const giveBack = takeRoom(c, longestForm);
    if (!giveBack) return c.text(noRoom, 503, { 'Retry-After': '10' });
    try {
      return await count(c, next);
    } finally {
      giveBack();
    }
  };
}

function refuse(c: Context): Response {
  return c.text(c.req.path.startsWith('/admin') ? 'Die Anfrage ist zu groß.' : tooLong, 413);
}

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

/** Whether a request may be as long as a picture. Without files it would come to millions of fields. */
function bringsPicture(request: HonoRequest): boolean {
  const hasFiles = /^multipart\/form-data\b/i.test(request.header('Content-Type') ?? '');
  return hasFiles && takesPicture.test(request.path);
}
