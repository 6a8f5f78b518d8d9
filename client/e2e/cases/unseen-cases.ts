/** How often a case states an element, and in how many groups that are each one row of a record: an ECG, a drug, a seat. */
export interface Stated {
  readonly count: number;
  readonly rows: number;
}

/**
 * Published test cases that were not used while the form was made (NEMSIS 3.5.1, pre-testing): which elements of the clinical
 * groups each states, and how often. Their answers are not repeated here. '*4/2' is four times in two rows; without the second
 * number each is in a row of its own.
 */
export interface UnseenCase {
  readonly title: string;
  readonly elements: ReadonlyMap<string, Stated>;
}

const read = (title: string, text: string): UnseenCase => ({
  title,
  elements: new Map(
    text
      .trim()
      .split(/\s+/)
      .map((one): [string, Stated] => {
        const [id = '', often = '1'] = one.split('*');
        const [count = '', rows = count] = often.split('/');
        return [id, { count: Number(count), rows: Number(rows) }];
      }),
  ),
});

export const UNSEEN_CASES: readonly UnseenCase[] = [
  read(
    '2025-EMS-2-Suicide_v351',
    `
      eCrew.01*2 eCrew.02*2 eCrew.03*3 eTimes.01 eTimes.02 eTimes.03 eTimes.04 eTimes.05 eTimes.06
      eTimes.07 eTimes.09 eTimes.13 eTimes.15 eTimes.16 ePatient.01 ePatient.02 ePatient.03
      ePatient.04 ePatient.05 ePatient.06 ePatient.07 ePatient.08 ePatient.09 ePatient.10 ePatient.11
      ePatient.12 ePatient.14*3 ePatient.15 ePatient.16 ePatient.17 ePatient.25 eScene.06 eScene.07
      eScene.09 eScene.11 eScene.12 eScene.15 eScene.17 eScene.18 eScene.19 eScene.21 eScene.22
      eScene.23 eSituation.01 eSituation.02 eSituation.03 eSituation.04 eSituation.05 eSituation.06
      eSituation.07 eSituation.08 eSituation.09 eSituation.10 eSituation.11 eSituation.13
      eSituation.14 eSituation.18 eInjury.01*2 eInjury.02 eInjury.03*6 eInjury.04 eArrest.01
      eArrest.02 eArrest.03*2 eArrest.04 eArrest.07 eArrest.09*2 eArrest.10 eArrest.11 eArrest.12
      eArrest.14 eArrest.15 eArrest.16 eArrest.18 eArrest.19 eArrest.20 eHistory.01 eHistory.17*2
      eNarrative.01 eVitals.01*3 eVitals.02*3 eVitals.10*3 eVitals.11*3 eVitals.14*3 eVitals.16*3
      eVitals.19*3 eVitals.20*3 eVitals.21*3 eVitals.22*3 eVitals.23*3 eVitals.26*3 eVitals.27*3
      eVitals.03*2 eVitals.04*2 eVitals.05*4/2 eVitals.06*2 eVitals.07*2 eVitals.08*2 eVitals.12*2
      eVitals.17 eVitals.18 eVitals.24*2 eVitals.25*2 eVitals.33*2 eExam.01 eExam.03 eExam.04*2
      eExam.05 eExam.06 eExam.07 eExam.09 eExam.10 eExam.11 eExam.12 eExam.13 eExam.14 eExam.16
      eExam.18 eExam.23 eExam.24*2 eExam.25*3 eExam.19 eExam.20 eProtocols.01*3 eProtocols.02*3
      eMedications.01 eMedications.02 eMedications.03 eMedications.04 eMedications.05 eMedications.06
      eMedications.07 eMedications.08 eMedications.09 eMedications.10 eMedications.11 eProcedures.01*3
      eProcedures.02*3 eProcedures.03*3 eProcedures.05*3 eProcedures.06*3 eProcedures.07*3
      eProcedures.08*3 eProcedures.09*3 eProcedures.10*3 eProcedures.11*3 eDevice.01 eDevice.02
      eDevice.03*3 eDevice.04 eDevice.05 eDevice.06 eDevice.07*3/1 eDisposition.27 eDisposition.28
      eDisposition.29 eDisposition.30 eDisposition.19 eDisposition.24 eDisposition.32 eOther.01
      eOther.04*2 eOther.05*2 eOther.06*2 eOther.08
    `,
  ),
  read(
    '2025-EMS-3-MVC_v351',
    `
      eCrew.01*2 eCrew.02*2 eCrew.03*5 eTimes.01 eTimes.02 eTimes.03 eTimes.04 eTimes.05 eTimes.06
      eTimes.07 eTimes.09 eTimes.11 eTimes.12 eTimes.13 eTimes.15 eTimes.16 eTimes.17 ePatient.01
      ePatient.02 ePatient.03 ePatient.04 ePatient.23 ePatient.05 ePatient.06 ePatient.07 ePatient.08
      ePatient.09 ePatient.10 ePatient.11 ePatient.12 ePatient.14 ePatient.15 ePatient.16 ePatient.17
      ePatient.18*2 ePatient.20 ePatient.21 ePatient.24*2 ePatient.25 eScene.06 eScene.07 eScene.08
      eScene.09 eScene.11 eScene.12 eScene.14 eScene.15 eScene.17 eScene.18 eScene.19 eScene.21
      eScene.22 eScene.23 eSituation.01 eSituation.02 eSituation.03*3 eSituation.04*3 eSituation.05*3
      eSituation.06*3 eSituation.07 eSituation.08 eSituation.09 eSituation.10*7 eSituation.11
      eSituation.12 eSituation.13 eSituation.14 eInjury.01*2 eInjury.02*2 eInjury.03*5 eInjury.04*2
      eInjury.05 eInjury.06 eInjury.07 eInjury.08*2 eInjury.11 eInjury.12 eInjury.13 eInjury.14
      eInjury.15 eInjury.16 eInjury.17 eInjury.18 eInjury.19 eInjury.20 eInjury.21 eInjury.22*2
      eInjury.23 eInjury.24 eInjury.25 eInjury.26*5 eInjury.27*5 eInjury.28*2 eInjury.29*2 eArrest.01
      eHistory.01 eHistory.05 eHistory.06 eHistory.08*5 eHistory.09*2 eHistory.10*2 eHistory.11*2
      eHistory.12*2 eHistory.13*2 eHistory.14*2 eHistory.15*2 eHistory.20*2 eHistory.16 eHistory.17
      eHistory.19 eNarrative.01 eVitals.01*4 eVitals.02*4 eVitals.06*4 eVitals.07*4 eVitals.08*4
      eVitals.10*4 eVitals.11*4 eVitals.12*4 eVitals.13*4 eVitals.14*4 eVitals.15*4 eVitals.16*4
      eVitals.19*4 eVitals.20*4 eVitals.21*4 eVitals.22*4 eVitals.23*4 eVitals.26*4 eVitals.27*4
      eVitals.28*4 eVitals.33*4 eVitals.18 eVitals.29 eVitals.30 eVitals.34 eExam.01 eExam.03*2
      eExam.04*2 eExam.05*8 eExam.06*2 eExam.07*2 eExam.09 eExam.10*2 eExam.11*2 eExam.12 eExam.13*2
      eExam.14*2 eExam.16 eExam.17 eExam.18 eExam.22 eExam.23 eExam.24*2 eExam.25*3 eExam.19 eExam.20
      eProtocols.01*4 eProtocols.02*4 eMedications.03*4 eMedications.01*3 eMedications.02*3
      eMedications.04*3 eMedications.05*3 eMedications.06*3 eMedications.07*3 eMedications.08*3
      eMedications.09*3 eMedications.10*3 eMedications.11*3 eMedications.12 eProcedures.01*3
      eProcedures.02*3 eProcedures.03*3 eProcedures.05*3 eProcedures.06*3 eProcedures.07*3
      eProcedures.08*3 eProcedures.09*3 eProcedures.10*3 eProcedures.11*3 eProcedures.13
      eDisposition.01 eDisposition.02 eDisposition.03 eDisposition.04 eDisposition.05 eDisposition.06
      eDisposition.07 eDisposition.08 eDisposition.09 eDisposition.10 eDisposition.11 eDisposition.27
      eDisposition.28 eDisposition.29 eDisposition.30 eDisposition.13 eDisposition.14 eDisposition.15
      eDisposition.16 eDisposition.17 eDisposition.18*2 eDisposition.19 eDisposition.20*3
      eDisposition.21 eDisposition.23 eDisposition.24 eDisposition.25 eDisposition.32 eOutcome.01
      eOutcome.02 eOutcome.03 eOutcome.04 eOutcome.09*2 eOutcome.19*2 eOutcome.10*2 eOutcome.11
      eOutcome.12*2 eOutcome.20*2 eOutcome.13*3 eOutcome.16 eOutcome.18 eOutcome.21 eOther.01
      eOther.04*2 eOther.05*2 eOther.06*4 eOther.08 eOther.09 eOther.10 eOther.11 eOther.22
    `,
  ),
  read(
    '2025-EMS-4-eBike_v351',
    `
      eCrew.01*3 eCrew.02*3 eCrew.03*5 eTimes.01 eTimes.02 eTimes.03 eTimes.04 eTimes.05 eTimes.06
      eTimes.07 eTimes.09 eTimes.12 eTimes.13 ePatient.02 ePatient.03 ePatient.04 ePatient.05
      ePatient.06 ePatient.07 ePatient.08 ePatient.09 ePatient.10 ePatient.11 ePatient.12
      ePatient.14*2 ePatient.15 ePatient.16 ePatient.17 ePatient.24 ePatient.25 eScene.01 eScene.02*2
      eScene.03*2 eScene.04*2 eScene.25*2 eScene.24 eScene.05 eScene.06 eScene.07 eScene.09 eScene.11
      eScene.12 eScene.15 eScene.17 eScene.18 eScene.19 eScene.21 eScene.22 eScene.23 eSituation.01
      eSituation.02 eSituation.03 eSituation.04 eSituation.07 eSituation.08 eSituation.09
      eSituation.10 eSituation.11 eSituation.12 eSituation.13 eSituation.17*2 eInjury.01 eInjury.02
      eInjury.03*3 eInjury.04 eInjury.07 eInjury.09 eArrest.01 eHistory.01*2 eHistory.17 eHistory.19
      eNarrative.01 eVitals.01*5 eVitals.02*5 eVitals.06*5 eVitals.07*5 eVitals.10*5 eVitals.12*5
      eVitals.14*5 eVitals.15*5 eVitals.19*5 eVitals.20*5 eVitals.21*5 eVitals.22*5 eVitals.23*5
      eVitals.26*5 eVitals.33*5 eVitals.24*4 eVitals.25*4 eVitals.27*4 eVitals.16*2 eExam.01 eExam.02
      eExam.05 eExam.06*2 eExam.07*2 eExam.15 eExam.16*5 eExam.22 eExam.23*3 eProtocols.01*2
      eProtocols.02*2 eMedications.01*2 eMedications.02*2 eMedications.03*2 eMedications.04*2
      eMedications.05*2 eMedications.06*2 eMedications.07*2 eMedications.08*2 eMedications.10*2
      eMedications.11*2 eMedications.13*2 eMedications.09 eProcedures.01*3 eProcedures.02*4
      eProcedures.03*4 eProcedures.05*4 eProcedures.06*4 eProcedures.08*4 eProcedures.10*4
      eProcedures.15*3 eProcedures.04 eProcedures.07*3 eProcedures.09*2 eProcedures.11*2
      eProcedures.14*2/1 eProcedures.13 eAirway.01*2 eAirway.02*2 eAirway.03*2 eAirway.04*4 eAirway.05*2
      eAirway.06*2 eAirway.07*2 eAirway.08 eAirway.10 eDisposition.01 eDisposition.02 eDisposition.03
      eDisposition.04 eDisposition.05 eDisposition.06 eDisposition.07 eDisposition.08 eDisposition.09
      eDisposition.10 eDisposition.11 eDisposition.27 eDisposition.28 eDisposition.29 eDisposition.30
      eDisposition.13 eDisposition.14 eDisposition.15 eDisposition.16 eDisposition.17 eDisposition.19
      eDisposition.20 eDisposition.21 eDisposition.22 eDisposition.23*2 eDisposition.24
      eDisposition.25 eDisposition.32 eOutcome.02 eOther.01 eOther.02 eOther.03*6 eOther.04*3
      eOther.05*3 eOther.06*3 eOther.08 eOther.12 eOther.13 eOther.15 eOther.16 eOther.17 eOther.18
      eOther.19 eOther.20 eOther.21
    `,
  ),
  read(
    '2025-EMS-5-CPMIH_v351',
    `
      eCrew.01 eCrew.02 eCrew.03 eTimes.03 eTimes.05 eTimes.06 eTimes.07 eTimes.09 eTimes.13 eTimes.16
      ePatient.01 ePatient.02 ePatient.03 ePatient.04 ePatient.05 ePatient.06 ePatient.07 ePatient.08
      ePatient.09 ePatient.10 ePatient.11 ePatient.12 ePatient.14 ePatient.15 ePatient.16 ePatient.17
      ePatient.24 ePatient.25 eScene.06 eScene.09 eScene.15 eScene.17 eScene.18 eScene.19 eScene.21
      eScene.22 eScene.23 eSituation.02 eSituation.03 eSituation.04 eSituation.05 eSituation.06
      eSituation.07 eSituation.08 eSituation.09 eSituation.11 eSituation.13 eArrest.01 eHistory.01
      eHistory.02 eHistory.03 eHistory.04 eHistory.05*2 eHistory.06*3 eHistory.07*2 eHistory.08*4
      eHistory.09 eHistory.12*3 eHistory.13*3 eHistory.14*3 eHistory.15*3 eHistory.20*3 eHistory.16
      eHistory.17 eHistory.19 eNarrative.01 eVitals.01 eVitals.02 eVitals.06 eVitals.07 eVitals.10
      eVitals.11 eVitals.12 eVitals.14 eVitals.18 eVitals.26 eVitals.27 eVitals.28 eLabs.01 eLabs.02
      eLabs.04 eExam.01 eProtocols.01 eProtocols.02 eProcedures.01*2 eProcedures.02*2 eProcedures.03*2
      eProcedures.05*2 eProcedures.06*2 eProcedures.07 eProcedures.09*2 eProcedures.10*2
      eProcedures.11*2 eDisposition.27 eDisposition.28 eDisposition.29 eDisposition.30 eDisposition.31
      eDisposition.19 eDisposition.24 eDisposition.26*2 eDisposition.32 eOther.08
    `,
  ),
];
