import truckIcon from '@lucide/icons/icons/truck';
import wineIcon from '@lucide/icons/icons/wine';
import { Icon } from '@portal-kit/ui/icon';
import { row } from '../example-layout';

export function Sizes() {
  return (
    <div style={row}>
      <Icon data={wineIcon} sizePx={16} />
      <Icon data={wineIcon} sizePx={18} />
      <Icon data={wineIcon} />
      <Icon data={wineIcon} sizePx={32} />
    </div>
  );
}

/** The icon has the color of the text. */
export function StrokeWidths() {
  return (
    <div style={row}>
      <Icon data={truckIcon} strokeWidth={1.5} />
      <Icon data={truckIcon} strokeWidth={2} />
      <Icon data={truckIcon} strokeWidth={3} />
    </div>
  );
}
