export const savingFailed = 'Fehler beim Speichern ❌';
export const deletingFailed = 'Fehler beim Löschen ❌';
export const resettingFailed = 'Fehler beim Zurücksetzen ❌';

/** What is said when a record is saved, of a kind that the specification has no sentences for (spec §8). */
export function savedSayings(name: string, word: string) {
  const saved = {
    word: `${word}-gespeichert`,
    done: `${name} gespeichert!`,
    failed: savingFailed,
  };
  return { add: saved, edit: saved };
}

/** What is said when a record is saved or deleted, as `savedSayings`. */
export function recordSayings(name: string, word: string) {
  const remove = {
    word: `${word}-geloescht`,
    done: `${name} gelöscht!`,
    failed: deletingFailed,
  };
  return { ...savedSayings(name, word), remove };
}
