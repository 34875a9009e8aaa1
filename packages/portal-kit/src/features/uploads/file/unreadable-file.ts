import type { FileProblem } from '../check/problem';

/** Error of an unreadable file. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(`portal-kit: the file cannot be read (${problem.code}).`);
    this.problem = problem;
  }
}

export const unreadable = () => new UnreadableFile({ code: 'unreadable' });
export const huge = () => new UnreadableFile({ code: 'huge' });
