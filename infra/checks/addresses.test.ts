import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentKinds } from '../../shared/documentKinds.ts';

/** Product files; the kinds' own say their address, and a fixture is a kind of its own. */
const files = execFileSync('git', ['ls-files', 'shared', 'functions', 'infra', 'web'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$|\/kind\.ts$/.test(path));

const paths = documentKinds.map(({ path }) => path).join('|');
/** A text that begins with a kind's address. */
const literal = new RegExp(`['"\`]#?/(?:${paths})(?=[/?'"\`])`);
const isComment = (line: string): boolean => /^\s*(\/?\*|\/\/)/.test(line);

it('asks the register for the address of a document, so that a kind moves with one line', () => {
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        literal.test(line) && !isComment(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
