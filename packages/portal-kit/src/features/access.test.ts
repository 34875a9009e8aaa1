import type { PermissionId } from '@portal-kit/sdk/auth';
import { describe, expect, test } from 'vitest';
import { accessRequirements } from '../generated/access';
import { dependsOnFlags, type FeatureId, type FlagId, isOpen } from '../kernel/permissions/features';

/** Permissions of the specification, section 6. */
const permissions: readonly PermissionId[] = [
  'BASIC_ACCESS',
  ...(
    ['WAREHOUSE', 'SUPPLIER', 'ITEM', 'CUSTOMER', 'USER', 'INBOUND_ORDER', 'OUTBOUND_ORDER'] as const
  ).flatMap((area) => [`${area}_LIST`, `${area}_CREATE`, `${area}_EDIT`] as const),
  'ITEM_DETAILS',
  'ITEM_UPLOAD_MASTER_FILE',
  'CUSTOMER_UPLOAD_MASTER_FILE',
  'INBOUND_ORDER_DETAILS',
  'INBOUND_ORDER_CANCEL',
  'OUTBOUND_ORDER_DETAILS',
  'OUTBOUND_ORDER_CANCEL',
];
/** Feature flags of the specification, section 3. */
const flags: readonly FlagId[] = [
  'user-roles',
  'user-roles-creation',
  'user-roles-status',
  'user-roles-edit',
  'item-bulk-upload',
  'customer-order-creation',
  'inbound-orders-bulk-upload',
  'outbound-orders-bulk-upload',
  'customers-bulk-upload',
  'inbound-order-edit',
  'outbound-order-edit',
];
const everyPermission: ReadonlySet<string> = new Set(permissions);
const everyFlag: ReadonlySet<string> = new Set(flags);
const ids = Object.keys(accessRequirements) as FeatureId[];
const without = (all: ReadonlySet<string>, ...gone: string[]) =>
  new Set([...all].filter((id) => !gone.includes(id)));
const openTo = (held: Iterable<string>, on: Iterable<string>) =>
  ids.filter((feature) => isOpen(feature, new Set(held), new Set(on)));

describe('accessRequirements', () => {
  test('the access requirements use all permissions of the specification and no others', () => {
    const needed = ids.flatMap((feature) => accessRequirements[feature].map(([permission]) => permission));
    expect([...new Set(needed)].sort()).toEqual([...permissions].sort());
  });

  test('the access requirements use all feature flags of the specification and no others', () => {
    const needed = ids.flatMap((feature) => accessRequirements[feature].flatMap(([, ...flags]) => flags));
    expect([...new Set(needed)].sort()).toEqual([...flags].sort());
  });

  test('every feature is open with all permissions and flags, and closed without permissions', () => {
    expect(openTo(everyPermission, everyFlag)).toEqual(ids);
    expect(openTo([], everyFlag)).toEqual([]);
  });

  test.each(ids)(
    'the feature %s is closed without its permissions, and while one of its flags is off',
    (feature) => {
      const needs = accessRequirements[feature];
      const remaining = without(everyPermission, ...needs.map(([permission]) => permission));
      expect(isOpen(feature, remaining, everyFlag)).toBe(false);
      for (const [permission, ...needed] of needs)
        for (const flag of needed)
          expect(isOpen(feature, new Set([permission]), without(everyFlag, flag))).toBe(false);
    },
  );
});

test('turning all flags off closes the features that depend on flags and no other feature', () => {
  const flagged = ids.filter(dependsOnFlags);
  expect(openTo(everyPermission, [])).toEqual(ids.filter((feature) => !flagged.includes(feature)));
  expect(flagged.sort()).toEqual(
    [
      'bulk-uploads',
      'customer-upload',
      'inbound-order-edit',
      'inbound-order-upload',
      'item-upload',
      'outbound-order-customer-create',
      'outbound-order-edit',
      'outbound-order-upload',
      'user-create',
      'user-edit',
      'user-list',
      'user-status',
    ].sort(),
  );
});

describe('access to users and roles', () => {
  test.each<[FeatureId, PermissionId, FlagId[]]>([
    ['user-list', 'USER_LIST', ['user-roles']],
    ['user-create', 'USER_CREATE', ['user-roles', 'user-roles-creation']],
    ['user-status', 'USER_LIST', ['user-roles', 'user-roles-status']],
    ['user-edit', 'USER_EDIT', ['user-roles', 'user-roles-edit']],
  ])('the feature %s requires %s and all flags of %j', (feature, permission, needed) => {
    expect(isOpen(feature, new Set([permission]), new Set(needed))).toBe(true);
    for (const flag of needed)
      expect(isOpen(feature, new Set([permission]), without(new Set(needed), flag))).toBe(false);
  });
});

describe('access to bulk upload results', () => {
  const alternatives: [PermissionId, FlagId][] = [
    ['ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload'],
    ['CUSTOMER_UPLOAD_MASTER_FILE', 'customers-bulk-upload'],
    ['INBOUND_ORDER_CREATE', 'inbound-orders-bulk-upload'],
    ['OUTBOUND_ORDER_CREATE', 'outbound-orders-bulk-upload'],
  ];

  test.each(alternatives)(
    'access to bulk upload results is open with the permission %s while the flag %s is on',
    (permission, flag) => {
      expect(isOpen('bulk-uploads', new Set([permission]), new Set([flag]))).toBe(true);
    },
  );

  test('access to bulk upload results is closed when permission and flag belong to different file types', () => {
    for (const [permission, ownFlag] of alternatives)
      expect(isOpen('bulk-uploads', new Set([permission]), without(everyFlag, ownFlag))).toBe(false);
  });
});
