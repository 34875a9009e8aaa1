import { Switch } from '@portal-kit/ui/switch';
import { useState } from 'react';
import { stack } from '../example-layout';

export function Default() {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      label="Dev mode"
      description="Shows feature flags in the navigation."
      isSelected={isOn}
      onChange={setOn}
    />
  );
}

/** @states default hover focus */
export function States() {
  const [isOn, setOn] = useState(true);
  const [isOff, setOff] = useState(false);
  return (
    <div style={stack}>
      <Switch label="Notifications" isSelected={isOn} onChange={setOn} />
      <Switch label="Dense rows" isSelected={isOff} onChange={setOff} />
    </div>
  );
}

export function Disabled() {
  return (
    <div style={stack}>
      <Switch
        label="Bonded stock"
        description="Set by the warehouse."
        isSelected
        isDisabled
        onChange={() => {}}
      />
      <Switch label="Labels" isSelected={false} isDisabled onChange={() => {}} />
    </div>
  );
}

/** @narrow */
export function LongText() {
  const [isOn, setOn] = useState(false);
  return (
    <Switch
      label="Send a notification for every order that the warehouse receives, ships or refuses"
      description="The browser asks for permission once. The setting applies to this browser and this user only."
      isSelected={isOn}
      onChange={setOn}
    />
  );
}

/** @rtl */
export function RightToLeft() {
  const [isOn, setOn] = useState(true);
  return <Switch label="الإشعارات" description="لهذا المتصفح فقط" isSelected={isOn} onChange={setOn} />;
}
