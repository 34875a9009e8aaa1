import { accessRequirements, type FeatureId } from '../../generated/access';

export type { FeatureId, FlagId } from '../../generated/access';

/**
 * Returns whether any alternative requirement of a feature needs a feature flag. Such a feature is neither open nor
 * closed until the flags have loaded.
 *
 * @example
 * ```ts
 * import { dependsOnFlags } from 'portal-kit/portal';
 *
 * export const waitsForFlags = dependsOnFlags('user-list');
 * ```
 */
export const dependsOnFlags = (feature: FeatureId): boolean =>
  accessRequirements[feature].some(([, ...flags]) => flags.length > 0);

/**
 * Returns whether a feature is open to a user with these permissions while these flags are on.
 *
 * @example
 * ```ts
 * import { isOpen } from 'portal-kit/portal';
 *
 * const held = new Set(['USER_LIST']);
 *
 * export const canListUsers = isOpen('user-list', held, new Set(['user-roles']));
 * ```
 */
export function isOpen(
  feature: FeatureId,
  held: ReadonlySet<string>,
  enabledFlags: ReadonlySet<string>,
): boolean {
  return accessRequirements[feature].some(
    ([permission, ...flags]) => held.has(permission) && flags.every((flag) => enabledFlags.has(flag)),
  );
}

/** Returns whether a feature is open to a user with these permissions, when the feature flags are unknown. */
export function isPermitted(feature: FeatureId, held: ReadonlySet<string>): boolean {
  return accessRequirements[feature].some(([permission]) => held.has(permission));
}
