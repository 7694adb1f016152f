import { thrown } from './answered.ts';

interface Named {
  Bucket: string;
  Key: string;
  IfNoneMatch?: string;
  Body?: Uint8Array;
}

/** The objects of one world: written, read, and never replaced where the writer says so. */
export class Objects {
  private readonly objects = new Map<string, Uint8Array>();

  readonly answer = (command: string, input: never): object => {
    const { Bucket, Key, IfNoneMatch, Body }: Named = input;
    const name = `${Bucket}/${Key}`;
    const known = this.objects.get(name);
    switch (command) {
      case 'PutObjectCommand':
        if (IfNoneMatch === '*' && known) throw thrown('PreconditionFailed');
        this.objects.set(name, Uint8Array.from(Body ?? []));
        return {};
      case 'GetObjectCommand':
        if (!known) throw thrown('NoSuchKey');
        return { Body: { transformToByteArray: async () => known } };
      case 'HeadObjectCommand':
        if (!known) throw thrown('NotFound');
        return {};
      default:
        throw new Error(`These objects know no ${command}`);
    }
  };
}
