import type { IncomingMessage } from 'node:http';
import type { Context, HonoRequest, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { maxUploadBytes, maxUploadMegabytes } from '#platform/pictures/limits.ts';
import { maxFormBytes, noRoom, readContentLength } from '#platform/request/read-form.server.ts';

const fileTooLarge = `Die Datei ist größer als ${maxUploadMegabytes} MB.`;
/** For public forms, because only their message can be so long. */
const tooLong = 'Das ist zu viel auf einmal. Bitte kürze deine Nachricht.';

const maxPictureBytes = maxUploadBytes + 64 * 1024;
const adminPages = /^\/(?:admin|start)(?:\/|$)/;

type TakeRoom = (c: Context, bytes: number) => (() => void) | undefined;

/** Reserves memory for the longest form if a request does not tell the length of its body. */
export function limitBodies(takeRoom: TakeRoom): MiddlewareHandler {
  const count = bodyLimit({ maxSize: maxFormBytes, onError: refuse });
  return async (c, next) => {
    const length = readContentLength(c.req.raw.headers);
    if (length !== undefined) {
      if (bringsPicture(c.req))
        return length > maxPictureBytes ? c.text(fileTooLarge, 413) : next();
      return length > maxFormBytes ? refuse(c) : next();
    }
    if (!c.req.raw.body) return next();
    const giveBack = takeRoom(c, maxFormBytes);
    if (!giveBack) return c.text(noRoom, 503, { 'Retry-After': '10' });
    try {
      return await count(c, next);
    } finally {
      giveBack();
    }
  };
}

function refuse(c: Context): Response {
  return c.text(adminPages.test(c.req.path) ? 'Die Anfrage ist zu groß.' : tooLong, 413);
}

/**
 * Closes the connection after a half-read body. Otherwise the adapter would lose the next request on this
 * connection.
 */
export const closeHalfReadConnection: MiddlewareHandler<{
  Bindings: { incoming?: IncomingMessage };
}> = async (c, next) => {
  await next();
  const incoming = c.env?.incoming;
  const isBegun = incoming && incoming.listenerCount('data') > 0;
  if (isBegun && !incoming.readableEnded) c.header('Connection', 'close');
};

/**
 * The limit for a form without a file is lower than for a picture, because such a form could have millions of
 * fields.
 */
function bringsPicture(request: HonoRequest): boolean {
  const hasFiles = /^multipart\/form-data\b/i.test(request.header('Content-Type') ?? '');
  return hasFiles && adminPages.test(request.path);
}
