export type PersonKind = 'player' | 'trainer';
