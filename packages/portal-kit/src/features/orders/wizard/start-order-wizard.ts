import { createActor } from 'xstate';
import { orderWizardMachine } from './order-wizard.machine';

/** Starts the machine of one wizard. */
export const startOrderWizard = (leadToProblem: () => void) =>
  createActor(orderWizardMachine.provide({ actions: { leadToProblem } })).start();
