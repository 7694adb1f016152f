import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { filesEndingIn, textOf } from './repository.ts';

/** So many files are seen at one glance; more of them want a page that says which is for what. */
const AT_A_GLANCE = 10;

const isRead = (path: string): boolean => path.includes('/') && !/\.(test|fixture)\.tsx?$/.test(path);
const pages = new Set(filesEndingIn('md'));

/** Whether the folder has a page of its own, or one above names it as a room: `talk/`. */
function isTold(folder: string): boolean {
  if (pages.has(`${folder}/README.md`)) return true;
  for (let above = posix.dirname(folder); above !== '.'; above = posix.dirname(above)) {
    const page = `${above}/README.md`;
    if (pages.has(page) && textOf(page).includes(`${posix.relative(above, folder)}/`)) return true;
  }
  return false;
}

it('tells of every wide folder what is in it, there or in the folder above', () => {
  const folders = Map.groupBy(filesEndingIn('ts', 'tsx').filter(isRead), (path) => posix.dirname(path));
  const wide = [...folders].filter(([, files]) => files.length > AT_A_GLANCE).map(([folder]) => folder);
  expect(wide.length).toBeGreaterThan(20);
  expect(wide.filter((folder) => !isTold(folder))).toEqual([]);
});
