import downloadIcon from '@lucide/icons/icons/download';
import plusIcon from '@lucide/icons/icons/plus';
import trashIcon from '@lucide/icons/icons/trash';
import { Button, ButtonLink, IconButton } from '@portal-kit/ui/button';
import { Icon } from '@portal-kit/ui/icon';
import { row } from '../example-layout';

/** One `primary` button per screen; `danger` for actions that cannot be undone. */
export function Tones() {
  return (
    <div style={row}>
      <Button tone="primary">Add item</Button>
      <Button>Export</Button>
      <Button tone="quiet">Cancel</Button>
      <Button tone="danger">Delete order</Button>
    </div>
  );
}

/**
 * @states default hover active focus
 * @wide
 */
export function States() {
  return (
    <div style={row}>
      <Button tone="primary">Save</Button>
      <Button>Export</Button>
      <Button tone="quiet">Cancel</Button>
      <Button tone="danger">Delete</Button>
    </div>
  );
}

export function Sizes() {
  return (
    <div style={row}>
      <Button size="small">Retry</Button>
      <Button size="small" tone="quiet">
        Dismiss
      </Button>
      <Button>Retry</Button>
    </div>
  );
}

/** A disabled button leaves the tab order unless it is focusable. */
export function Disabled() {
  return (
    <div style={row}>
      <Button tone="primary" isDisabled>
        Save
      </Button>
      <Button isDisabled>Export</Button>
      <Button tone="quiet" isDisabled isFocusableWhenDisabled>
        Next
      </Button>
      <Button tone="danger" isDisabled>
        Delete
      </Button>
    </div>
  );
}

/** The button keeps its width and its focus, and ignores presses. */
export function Loading() {
  return (
    <div style={row}>
      <Button tone="primary" isPending>
        Save order
      </Button>
      <Button isPending pendingText="Uploading 40 %">
        Upload
      </Button>
    </div>
  );
}

export function WithIcon() {
  return (
    <div style={row}>
      <Button tone="primary" icon={<Icon data={plusIcon} sizePx={18} />}>
        Add item
      </Button>
      <Button icon={<Icon data={downloadIcon} sizePx={18} />}>Export</Button>
    </div>
  );
}

/** The label is the accessible name and the native tooltip. */
export function IconOnly() {
  return (
    <div style={row}>
      <IconButton label="Delete line" icon={<Icon data={trashIcon} sizePx={18} />} />
      <IconButton label="Export" tone="secondary" icon={<Icon data={downloadIcon} sizePx={18} />} />
      <IconButton label="Delete line" size="small" icon={<Icon data={trashIcon} sizePx={16} />} />
      <IconButton label="Export" isDisabled icon={<Icon data={downloadIcon} sizePx={18} />} />
    </div>
  );
}

/** A link that looks like a button, for navigation. */
export function Link() {
  return (
    <div style={row}>
      <ButtonLink href="#/items/create" tone="primary">
        Add New Item
      </ButtonLink>
      <ButtonLink href="#/items">All items</ButtonLink>
    </div>
  );
}

/** The text stays on one line, so keep it short. Buttons of a row wrap. */
export function LongText() {
  return (
    <div style={row}>
      <Button tone="primary">Submit order to the warehouse</Button>
      <Button>Save as a draft for later</Button>
    </div>
  );
}

/** @rtl */
export function RightToLeft() {
  return (
    <div style={row}>
      <Button tone="primary" icon={<Icon data={plusIcon} sizePx={18} />}>
        إضافة صنف
      </Button>
      <Button>تصدير</Button>
    </div>
  );
}
