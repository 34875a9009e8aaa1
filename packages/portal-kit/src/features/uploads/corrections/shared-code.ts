import type { Button } from '@portal-kit/ui/button';
import type { SelectField } from '@portal-kit/ui/select-field';
import type { Switch } from '@portal-kit/ui/switch';
import { createContext, useContext } from 'react';
import type { saveFile } from '../../../kernel/downloads/save-file';

/**
 * Code of the upload form. The form passes it on, because a module that both import would become a separate file of the
 * first load.
 */
export interface SharedCode {
  Button: typeof Button;
  SelectField: typeof SelectField;
  Switch: typeof Switch;
  saveFile: typeof saveFile;
}

export const SharedCodeContext = createContext<SharedCode | null>(null);

/** Throws outside of the context. */
export function useSharedCode(): SharedCode {
  const shared = useContext(SharedCodeContext);
  if (!shared) throw new Error('portal-kit: FileFindings must provide the SharedCodeContext.');
  return shared;
}
