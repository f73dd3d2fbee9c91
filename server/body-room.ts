import { mostBytes } from '#platform/pictures/limits.ts';
import { longestForm } from '#platform/request/form-limits.ts';

/** Bytes of bodies that are in memory at the same moment. */
const most = {
  /** Of forms, in all. What is made of one is several times as large. */
  forms: 32 * 1024 * 1024,
  /** Of forms of one visitor. A ground's Wi-Fi is one, too. */
  visitor: 8 * 1024 * 1024,
  /** Of what brings a picture, which only those who are signed in send. */
  pictures: 4 * (mostBytes + longestForm),
};

/** The room for the bodies of one server, so that many of them at once do not fill its memory. */
export interface BodyRoom {
  /** @returns what gives the room back; undefined when there is none */
  take: (visitor: string, bytes: number) => (() => void) | undefined;
}

export function createBodyRoom(): BodyRoom {
  const visitors = new Map<string, number>();
  let [forms, pictures] = [0, 0];

  const addForm = (visitor: string, bytes: number) => {
    forms += bytes;
    const now = (visitors.get(visitor) ?? 0) + bytes;
    if (now > 0) visitors.set(visitor, now);
    else visitors.delete(visitor);
  };

  return {
    take(visitor, bytes) {
      if (bytes > longestForm) {
        if (pictures + bytes > most.pictures) return undefined;
        pictures += bytes;
        return () => {
          pictures -= bytes;
        };
      }
      const own = visitors.get(visitor) ?? 0;
      if (forms + bytes > most.forms || own + bytes > most.visitor) return undefined;
      addForm(visitor, bytes);
      return () => addForm(visitor, -bytes);
    },
  };
}
