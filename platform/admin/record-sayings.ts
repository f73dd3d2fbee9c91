export const savingFailed = 'Fehler beim Speichern ❌';
export const deletingFailed = 'Fehler beim Löschen ❌';
export const resettingFailed = 'Fehler beim Zurücksetzen ❌';

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
