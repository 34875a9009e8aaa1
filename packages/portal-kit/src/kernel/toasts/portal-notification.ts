import type { Destination } from '../navigation/destination';

/** The link of a notification. */
export interface NotificationLink {
  title: string;
  /** The address of the link. */
  href: string;
  /** The same target for a router. */
  destination?: Destination;
}

/** A notification of a widget. Texts are never rendered as markup. Source: specification, sections 2 and 3. */
export interface PortalNotification {
  /** Selects the icon. */
  status: 'success' | 'error';
  title: string;
  caption?: string;
  /** Link to the affected record. Following the link closes the notification. */
  link?: NotificationLink | undefined;
  /** Secondary text, such as a reference for support. */
  additionalInfo?: string | undefined;
  /** One line each, `fieldPath: message`. */
  validationErrors?: readonly string[];
  /** A line below `validationErrors`: the number of errors that are not listed. */
  moreErrors?: string | undefined;
  /** BCP 47 tag of `caption` and `validationErrors`, if they are texts of the server in another language than the widget. */
  lang?: string | undefined;
  /**
   * The subject of the notification, such as a form. The next notification about the same subject closes an error; a
   * success stays until its time ends. Default none.
   */
  about?: string;
}
