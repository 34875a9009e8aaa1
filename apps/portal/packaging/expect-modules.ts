import type { Plugin } from 'vite';

interface ExpectedModules {
  /** Patterns of required modules: each pattern must match a module of the build. */
  present: readonly RegExp[];
  /** Patterns of replaced modules: no pattern may match a module of the build. */
  absent: readonly RegExp[];
}

/**
 * Fails the build when a module replacement in the Vite configuration has no effect, for example because a new release
 * of a dependency renamed its files.
 */
export const expectModules = ({ present, absent }: ExpectedModules): Plugin => ({
  name: 'expect-modules',
  generateBundle() {
    const ids = [...this.getModuleIds()].map((id) => id.replaceAll('\\', '/'));
    const missing = present.filter((pattern) => !ids.some((id) => pattern.test(id)));
    const unwanted = ids.filter((id) => absent.some((pattern) => pattern.test(id)));
    const problems = [
      ...missing.map((pattern) => `no module matches ${pattern}`),
      ...unwanted.map((id) => `the build contains ${id}`),
    ];
    if (problems.length > 0)
      this.error(
        `@portal-kit/portal: ${problems.join('; ')}, so vite.config.ts does not replace the modules that it should. ` +
          'Update its patterns to the installed releases of the dependencies.',
      );
  },
});
