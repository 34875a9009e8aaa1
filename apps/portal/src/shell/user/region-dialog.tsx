import { Button } from '@portal-kit/ui/button';
import { ComboBoxField } from '@portal-kit/ui/combo-box';
import { Dialog } from '@portal-kit/ui/dialog';
import { SelectField } from '@portal-kit/ui/select-field';
import { languages } from 'portal-kit/languages';
import { kernelMessages } from 'portal-kit/portal';
import { type FormEvent, useMemo, useState } from 'react';
import { chooseRegion, resolvePortalLocale } from '../../preferences/choose-region';
import { regionChoice } from '../../preferences/region';
import { regionMessages } from './region.messages';
import * as css from './region-dialog.css';

/** Names of the languages, each in its own language. */
const languageNames: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  'fr-CA': 'Français (Canada)',
};
/** The value of a field that follows the browser or the device. */
const automatic = 'automatic';

const fromField = (value: string) => (value === automatic || value === '' ? undefined : value);
const timeZoneName = (id: string) => id.replaceAll('_', ' ');

/** Dialog for the language and the time zone of the portal. */
export function RegionDialog({ locale, onClose }: { locale: string; onClose: () => void }) {
  const texts = regionMessages(locale);
  const kernel = kernelMessages(locale);
  const [language, setLanguage] = useState(regionChoice().language ?? automatic);
  const [timeZone, setTimeZone] = useState(regionChoice().timeZone ?? automatic);
  const [status, setStatus] = useState<'editing' | 'loading' | 'failed'>('editing');
  const languageOptions = useMemo(() => {
    const [browserLanguage = 'en'] = resolvePortalLocale(undefined, navigator.languages).split('-');
    const browserName = new Intl.DisplayNames([locale], { type: 'language' }).of(browserLanguage);
    return [
      { id: automatic, label: texts.browserLanguage(browserName ?? browserLanguage) },
      ...languages.map((id) => ({ id, label: languageNames[id] ?? id, lang: id })),
    ];
  }, [texts, locale]);
  const timeZoneOptions = useMemo(() => {
    const { timeZone: deviceZone } = new Intl.DateTimeFormat().resolvedOptions();
    return [
      { id: automatic, label: texts.deviceTimeZone(timeZoneName(deviceZone)) },
      ...Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: timeZoneName(id) })),
    ];
  }, [texts]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setStatus('loading');
    try {
      await chooseRegion({ language: fromField(language), timeZone: fromField(timeZone) });
      onClose();
    } catch {
      setStatus('failed');
    }
  };
  return (
    <Dialog title={texts.title} text={texts.text} closeLabel={kernel.close} onClose={onClose}>
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        <SelectField
          label={texts.language}
          name="language"
          placeholder={texts.language}
          options={languageOptions}
          value={language}
          onChange={setLanguage}
          errorMessage={status === 'failed' ? texts.failed : undefined}
        />
        <ComboBoxField
          label={texts.timeZone}
          name="timeZone"
          placeholder={texts.timeZone}
          emptyText={texts.noTimeZone}
          description={texts.timeZoneText}
          options={timeZoneOptions}
          value={timeZone}
          onChange={setTimeZone}
        />
        <div className={css.actions}>
          <Button onClick={onClose}>{kernel.cancel}</Button>
          <Button type="submit" tone="primary" isPending={status === 'loading'}>
            {kernel.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
