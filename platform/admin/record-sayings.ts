export const savingFailed = 'Fehler beim Speichern ❌';
export const deletingFailed = 'Fehler beim Löschen ❌';
export const resettingFailed = 'Fehler beim Zurücksetzen ❌';

/** Sentences for kinds of records for which spec §8 has no sentences. */
export function savedSayings(name: string, word: string) {
  const saved = {
    word: `${word}-gespeichert`,
    done: `${name} gespeichert!`,
    failed: savingFailed,
  };
  return { add: saved, edit: saved };
}

export function recordSayings(name: string, word: string) {
  const remove = {
    word: `${word}-geloescht`,
    done: `${name} gelöscht!`,
    failed: deletingFailed,
  };
  return { ...savedSayings(name, word), remove };
}
