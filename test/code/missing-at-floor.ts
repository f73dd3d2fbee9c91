import browserData from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type ESTree, parseSync, Visitor } from 'vite';
import { floor } from '#bin/floor.ts';

/** Name of a feature of the language or the browser: 'Map.groupBy', 'findLast', 'v flag'. */
type Feature = string;

const { api, javascript } = browserData;
const { interfaces, constructors, methods, statics } = readTables();

/**
 * Lists features that the code uses although a browser at the floor lacks them. A feature that the code tests
 * first ('x.name?.()', 'if (x.name)', 'typeof X') does not count, nor does a method name that any object at
 * the floor has.
 * @param code a script or a module, as browsers get it
 * @throws Error if the code cannot be parsed
 */
export function listMissing(code: string): Feature[] {
  const missing = new Set<Feature>();
  const asked: string[][] = [];
  const isAsked = (name: string) => asked.some((names) => names.includes(name));
  const miss = (name: string, feature: Feature = name) => {
    if (!isAsked(name)) missing.add(feature);
  };
  const namesIn = ({ start, end }: { start: number; end: number }) =>
    // A called name is not a feature test.
    code.slice(start, end).match(/[\w$]+(?![\w$]|\s*\()/g) ?? [];
  const askFor = (test: { start: number; end: number }) => void asked.push(namesIn(test));
  const forget = () => void asked.pop();

  const missMember = ({ object, property }: ESTree.MemberExpression) => {
    if (property.type !== 'Identifier') return;
    const feature = object.type === 'Identifier' ? `${object.name}.${property.name}` : '';
    if (statics.has(feature)) miss(property.name, feature);
    else if (methods.has(property.name)) miss(property.name);
  };
  const readExpression = (pattern: string, flags: string) => {
    if (flags.includes('v')) missing.add('v flag');
    if (/\(\?<[=!]/.test(pattern)) missing.add('lookbehind');
    if (/\(\?[a-z-]+:/.test(pattern)) missing.add('modifiers');
  };
  const { program, errors } = parseSync('code.js', code);
  if (errors[0]) throw new Error(errors[0].message);
  new Visitor({
    IfStatement: ({ test }) => askFor(test),
    'IfStatement:exit': forget,
    ConditionalExpression: ({ test }) => askFor(test),
    'ConditionalExpression:exit': forget,
    LogicalExpression: ({ left }) => askFor(left),
    'LogicalExpression:exit': forget,
    UnaryExpression: ({ operator, argument }) => {
      asked.push(operator === 'typeof' ? namesIn(argument) : []);
    },
    'UnaryExpression:exit': forget,
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'MemberExpression') return missMember(callee);
      if (callee.type !== 'Identifier') return;
      if (interfaces.has(callee.name) || constructors.has(callee.name)) miss(callee.name);
      // The build turns regular expressions that the floor cannot read into RegExp calls.
      const [pattern, flags] = given.map((each) => ('value' in each ? String(each.value) : ''));
      if (callee.name === 'RegExp') readExpression(pattern ?? '', flags ?? '');
    },
    MemberExpression({ object }) {
      if (object.type === 'Identifier' && interfaces.has(object.name)) miss(object.name);
    },
    BinaryExpression({ operator, right }) {
      if (operator === 'instanceof' && right.type === 'Identifier' && interfaces.has(right.name))
        miss(right.name);
    },
    CallExpression({ callee, optional }) {
      if (callee.type === 'Identifier' && interfaces.has(callee.name)) miss(callee.name);
      if (!optional && callee.type === 'MemberExpression') missMember(callee);
    },
    Literal(literal) {
      if ('regex' in literal) readExpression(literal.regex.pattern, literal.regex.flags);
    },
  }).visit(program);
  return [...missing].sort();
}

/**
 * Lists features that the floor lacks: interfaces, constructors, methods that no interface has, and static
 * methods.
 */
function readTables() {
  const interfaces = new Set<string>();
  const constructors = new Set<string>();
  const statics = new Set<Feature>();
  const methods = new Map<string, boolean>();
  const described = { ...api, ...javascript.builtins } as Record<string, Identifier>;
  for (const [name, identifier] of Object.entries(described)) {
    if (lacks(identifier)) interfaces.add(name);
    for (const [key, member] of Object.entries<Identifier>(identifier as never)) {
      if (key === '__compat') continue;
      const isMissing = lacks(member);
      if (key === name && isMissing) constructors.add(name);
      const method = key.replace(/_static$/, '');
      if (isMissing) statics.add(`${name}.${method}`);
      methods.set(method, isMissing && isCommon(member) && (methods.get(method) ?? true));
    }
  }
  const missing = [...methods].filter(([, isMissing]) => isMissing).map(([method]) => method);
  return { interfaces, constructors, statics, methods: new Set(missing) };
}

function lacks({ __compat }: Identifier): boolean {
  return Object.entries(floor).some(
    ([browser, version]) => __compat && !isSupported(__compat, browser, Number(version)),
  );
}

/** Checks that all current browsers have the feature; code tests for other features before it uses them. */
function isCommon({ __compat }: Identifier): boolean {
  return ['chrome', 'firefox', 'safari'].every(
    (browser) => __compat && isSupported(__compat, browser, Number.POSITIVE_INFINITY),
  );
}

function isSupported({ support }: CompatStatement, browser: string, version: number): boolean {
  const statements = [support[browser as keyof typeof support] ?? []].flat();
  // A feature without data for this browser counts as supported.
  if (statements.length === 0) return true;
  return statements.some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (flags || prefix || alternative_name || version_removed || !version_added) return false;
    return version_added === 'preview'
      ? false
      : Number.parseFloat(version_added.replace('≤', '')) <= version;
  });
}
