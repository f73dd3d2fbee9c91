import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';
import type { Import } from './import-rules.ts';

/**
 * Everything that a TypeScript or JavaScript file imports: statements, re-exports, `import()` of a
 * fixed name, and types alone.
 * @param path the file's, from the project's root
 * @throws SyntaxError when the file cannot be parsed
 */
export function readImports(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);

  const imports: Import[] = [];
  const add = (name: string, typeOnly: boolean) =>
    imports.push({ target: resolve(path, name), typeOnly });
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === 'type'),
    ExportNamedDeclaration({ source, exportKind }) {
      if (source) add(source.value, exportKind === 'type');
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false);
      if (source.type === 'TemplateLiteral' && source.expressions.length === 0)
        add(source.quasis[0]?.value.cooked ?? '', false);
    },
    TSImportType: ({ source }) => add(source.value, true),
  }).visit(program);
  return imports;
}

/** The path that a specifier means, without a query of Vite's ('story.md?raw'). */
function resolve(path: string, specifier: string): string {
  const name = specifier.replace(/\?.*/s, '');
  if (name.startsWith('/')) return name.slice(1);
  return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name;
}
