import { createContext, useContext } from 'react';

/** How the modals of a part of the page stand among what is not ours. */
export interface ModalStanding {
  /** A modal that is not ours is open above them: they neither keep the focus nor anything inert. */
  isCovered: boolean;
  /**
   * They hang somewhere in a closed shadow root. From outside nobody can tell which of its elements has the focus, so it
   * is not held by taking it back; what is behind them is inert all the same, and Tab goes round.
   */
  isInClosedRoot: boolean;
}

/**
 * Set by whoever knows the page around a part of it. Default: nothing above them, no closed root.
 *
 * @example
 * ```tsx
 * import { ModalStandingContext } from '@portal-kit/ui/modal-standing';
 * import type { ReactNode } from 'react';
 *
 * export const Below = ({ isCovered, children }: { isCovered: boolean; children: ReactNode }) => (
 *   <ModalStandingContext.Provider value={{ isCovered, isInClosedRoot: false }}>
 *     {children}
 *   </ModalStandingContext.Provider>
 * );
 * ```
 */
export const ModalStandingContext = createContext<ModalStanding>({ isCovered: false, isInClosedRoot: false });

/** What a `ModalOverlay` takes so that it stands like that. */
export function useModalStanding() {
  const { isCovered, isInClosedRoot } = useContext(ModalStandingContext);
  return {
    // One that only enters hides nothing around it yet, and one that leaves does not hold the focus any more.
    isEntering: isCovered,
    UNSTABLE_deferUntilEntered: isCovered,
    isExiting: isCovered || isInClosedRoot,
  };
}
