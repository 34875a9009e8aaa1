import { useBrowserLayoutEffect } from '@portal-kit/ui/layout-effect';
import { type AnyFieldApi, FieldApi } from '@tanstack/react-form';
import { useMemo, useSyncExternalStore } from 'react';
import type { FormApi } from './form-hook';

type AnyValues = Record<string, unknown>;

/** One field of a form. */
export interface FieldApiOptions {
  form: FormApi<AnyValues>;
  name: string;
  validators: {
    /** Changes of these fields validate this field again. */
    onChangeListenTo: string[];
    onChange: (change: { value: unknown }) => string | undefined;
  };
}

/**
 * A field of a form, rendered once per change of its value or state. The component `Field` of the form library has seven
 * subscriptions, which delay the first frame of a form and the frame after each key press.
 */
export function useFieldApi(options: FieldApiOptions): AnyFieldApi {
  const { form, name } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect below passes on the latest options
  const { field, subscribe, read } = useMemo(() => {
    const field = new FieldApi(options as never) as unknown as AnyFieldApi;
    const { store } = field;
    return {
      field,
      subscribe: (listener: () => void) => store.subscribe(listener).unsubscribe,
      read: () => store.state,
    };
  }, [form, name]);
  useSyncExternalStore(subscribe, read, read);
  useBrowserLayoutEffect(field.mount, [field]);
  useBrowserLayoutEffect(() => field.update(options as never));
  return field;
}

const neverChanges = () => () => {};

/** Whether the values of a form meet a condition. A constant condition has no subscription. */
export function useCondition(
  form: FormApi<AnyValues>,
  condition: boolean | ((values: AnyValues) => boolean),
): boolean {
  const { store } = form;
  const subscribe = useMemo(() => (listener: () => void) => store.subscribe(listener).unsubscribe, [store]);
  const isConstant = typeof condition === 'boolean';
  const read = () => (isConstant ? condition : condition(store.state.values));
  return useSyncExternalStore(isConstant ? neverChanges : subscribe, read, read);
}
