export const storedStates = ['draft', 'published', 'archived'] as const;
export type StoredState = (typeof storedStates)[number];

export const articleStates = ['draft', 'planned', 'published', 'archived'] as const;
export type ArticleState = (typeof articleStates)[number];

export const stateNames: Readonly<Record<ArticleState, string>> = {
  draft: 'Entwurf',
  planned: 'Geplant',
  published: 'Veröffentlicht',
  archived: 'Archiviert',
};

interface Stated {
  state: StoredState;
  appearsAt: string | null;
}

export function findArticleState({ state, appearsAt }: Stated, now: Date): ArticleState {
  return state === 'published' && isAhead(appearsAt, now) ? 'planned' : state;
}

export function hasBeenPublished({ state, appearsAt }: Stated, now: Date): boolean {
  if (appearsAt === null) return state !== 'draft';
  return !isAhead(appearsAt, now);
}

function isAhead(moment: string | null, now: Date): boolean {
  return moment !== null && new Date(moment) > now;
}

export const articleFormId = 'artikel';

export const stateFieldId = `${articleFormId}-state`;
