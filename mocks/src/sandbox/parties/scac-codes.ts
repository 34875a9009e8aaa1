import type { Handlers } from '../handler.ts';
import { json } from '../responses.ts';

type ScacRow = readonly [
  scacCode: string,
  carrierName: string,
  mode: string,
  countries: readonly CountryCode[],
];

// biome-ignore format: a table, one carrier a line
const rows: readonly ScacRow[] = [
  ['ODFL', 'Old Dominion Freight Line', 'LTL', ['USA']],
  ['SAIA', 'Saia LTL Freight', 'LTL', ['USA']],
  ['EXLA', 'Estes Express Lines', 'LTL', ['USA']],
  ['FXFE', 'FedEx Freight (Priority)', 'LTL', ['USA']],
  ['CNWY', 'XPO', 'LTL', ['USA']],
  ['ABFS', 'ABF Freight System', 'LTL', ['USA']],
  ['DAFG', 'Dayton Freight Lines', 'LTL', ['USA']],
  ['PYLE', 'A. Duie Pyle', 'LTL', ['USA']],
  ['AACT', 'AAA Cooper Transportation', 'LTL', ['USA']],
  ['AVRT', 'Averitt Express', 'LTL', ['USA']],
  ['CTII', 'Central Transport', 'LTL', ['USA']],
  ['PITD', 'Pitt Ohio', 'LTL', ['USA']],
  ['SEFL', 'Southeastern Freight Lines', 'LTL', ['USA']],
  ['UPGF', 'TForce Freight', 'LTL', ['USA', 'CAN']],
  ['WARD', 'Ward Transport', 'LTL', ['USA']],
  ['OAKH', 'Oak Harbor Freight Lines', 'LTL', ['USA']],
  ['DYLT', 'Daylight Transport', 'LTL', ['USA']],
  ['DHRN', 'Dohrn Transfer', 'LTL', ['USA']],
  ['FWDN', 'Forward Air', 'LTL', ['USA']],
  ['RLCA', 'R+L Carriers', 'LTL', ['USA']],
  ['DAYR', 'Day & Ross', 'LTL', ['CAN']],
  ['MANI', 'Manitoulin Transport', 'LTL', ['CAN']],
  ['CSAP', 'CSA Transportation', 'LTL', ['CAN']],
  ['UPSN', 'UPS (Ground)', 'PARCEL', ['USA', 'CAN']],
  ['FDEG', 'FedEx Ground', 'PARCEL', ['USA', 'CAN']],
  ['PRLA', 'Purolator', 'PARCEL', ['CAN']],
  ['HJBT', 'J.B. Hunt Transport', 'FULL_TRUCK_LOAD', ['USA']],
  ['SWFT', 'Swift Transportation', 'FULL_TRUCK_LOAD', ['USA']],
  ['WENP', 'Werner Enterprises', 'FULL_TRUCK_LOAD', ['USA']],
  ['RBTW', 'C.H. Robinson', 'FULL_TRUCK_LOAD', ['USA']],
  ['MAEU', 'Maersk', 'CONTAINER', ['INT', 'USA']],
  ['MSCU', 'MSC', 'CONTAINER', ['INT', 'USA']],
  ['CMDU', 'CMA CGM', 'CONTAINER', ['INT', 'USA']],
  ['HLCU', 'Hapag-Lloyd', 'CONTAINER', ['INT', 'USA']],
  ['ONEY', 'Ocean Network Express', 'CONTAINER', ['INT', 'USA']],
  ['COSU', 'COSCO', 'CONTAINER', ['INT', 'USA']],
  ['EGLV', 'Evergreen', 'CONTAINER', ['INT', 'USA']],
];

function selectScacCodes(country: string): ScacCode[] {
  return rows
    .filter(([, , , countries]) => (countries as readonly string[]).includes(country))
    .map(([scacCode, carrierName, mode]) => ({ scacCode, carrierName, modes: [mode] }));
}

/** Returns whether a carrier in any country has this code. */
export const isKnownCarrier = (scac: string) => rows.some(([scacCode]) => scacCode === scac);

export const findCarrierName = (scac: string) => rows.find(([scacCode]) => scacCode === scac)?.[1];

import type { CountryCode, ScacCode } from '../model/party.ts';

export const scacCodeHandlers: Handlers = {
  listScacCodes: ({ params }) => json({ data: selectScacCodes(params.countryCode ?? '') }),
};
