/** Why there is no backup, or none is restored: a German sentence. */
export class BackupError extends Error {}
