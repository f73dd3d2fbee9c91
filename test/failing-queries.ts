import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** Makes each query of one kind fail if it contains the name of this table or column. */
export class Failing implements KyselyPlugin {
  readonly kind: RootOperationNode['kind'];
  readonly table: string;
  readonly error: Error;
  isOn = true;

  constructor(kind: RootOperationNode['kind'], table: string, error: Error) {
    this.kind = kind;
    this.table = table;
    this.error = error;
  }

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    if (this.isOn && node.kind === this.kind && JSON.stringify(node).includes(`"${this.table}"`))
      throw this.error;
    return node;
  }

  async transformResult<T>({ result }: { result: T }): Promise<T> {
    return result;
  }
}
