/** Of the sign-in page: says that somebody who is signed in has to prove who they are. */
export const proofParameter = 'nachweis';
