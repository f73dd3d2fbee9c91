/** CommonJS, whose names Node does not see: what is typed as `hyphen/de` comes by default. */
declare module 'hyphen/de/index.js' {
  const german: typeof import('hyphen/de');
  export default german;
}
