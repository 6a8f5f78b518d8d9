import { fieldAt, isSectionKey } from '@sideline/schema/prf/catalogue/catalogue';
import { patientChanges } from '@sideline/schema/validation/patient';

/**
 * Every element of the patient care record of the NEMSIS data dictionary, version 3.5.0 (build 250403, with the eight that 3.5.1
 * adds), with its place in the record, or why it is not British or not of the patient. Names and usage come from the published
 * dictionary. N is national, R recommended, O optional. The elements with which a state configures software of its own
 * (eCustomConfiguration, eCustomResults) are not among them.
 */

export const NO_NEMSIS_PLACE = {
  software: 'The software that wrote the document; an export names its own.',
  vehiclePosition:
    'Where the vehicle stood when it was sent, by satellite: of the fleet, and not of the patient.',
  odometer: 'Miles driven, for American billing.',
  grid: 'United States National Grid: the same point as the latitude and longitude, which have a place.',
  census: 'A tract of the United States census; nothing in British records corresponds to it.',
  socialSecurity: 'The United States social security number. The British identifier is the NHS number.',
  licence: 'The number of a driving licence identifies nobody to the NHS.',
  billing: 'American billing and insurance. Care at an event is not charged to the patient.',
  signatureFile:
    'The file of a signature that was made elsewhere. Who signed, for what and when has its place; on the screen a signature is made in strokes, and a paper is photographed whole.',
} as const;
type Reason = keyof typeof NO_NEMSIS_PLACE;

/** What the record holds that is no field of its form. */
export const RECORD_FACTS = {
  number: 'Its number',
  provider: 'The provider, as the settings name it, on every printout and export',
  pictures: 'The files of its pictures',
} as const;

export type NemsisUsage = 'N' | 'R' | 'O';
export interface NemsisElement {
  readonly id: string;
  readonly usage: NemsisUsage;
  readonly name: string;
  /** `PrimarySurvey.airway`, `patient.dob`, `record.number`; null where it has none. */
  readonly place: string | null;
  readonly reason: string | null;
}

const isReason = (text: string): text is Reason => Object.hasOwn(NO_NEMSIS_PLACE, text);

const read = (line: string): NemsisElement => {
  const [id = '', usage = '', name = '', where = ''] = line.split('|');
  if (usage !== 'N' && usage !== 'R' && usage !== 'O') throw new RangeError(line);
  const reason = where.startsWith('!') ? where.slice(1) : null;
  if (reason !== null && !isReason(reason)) throw new RangeError(line);
  return {
    id,
    usage,
    name,
    place: reason === null ? where : null,
    reason: reason && NO_NEMSIS_PLACE[reason],
  };
};

/** Whether a place is there: a field of the form, of the patient's row, or a fact of the record. */
export const isPlace = (place: string): boolean => {
  const [owner = '', ...path] = place.split('.');
  if (isSectionKey(owner)) return fieldAt(owner, path.join('.')) !== undefined;
  const [name = ''] = path;
  if (owner === 'patient') return Object.hasOwn(patientChanges.shape, name);
  return owner === 'record' && Object.hasOwn(RECORD_FACTS, name);
};

/**
 * Places of a single value that several elements share, and why none of them is lost. An element that shares another such place
 * has none of its own.
 */
export const SHARED_PLACES: ReadonlyMap<string, string> = new Map([
  ['patient.name', 'The parts of a name are one name.'],
  ['patient.county', 'County and state are one line of an address.'],
  ['patient.estimatedAge', 'An age and its unit are one answer.'],
  ['incidentDetails.scene_address.county', 'County and state are one line of an address.'],
  ['DispositionOutcome.destination_address.county', 'County and state are one line of an address.'],
  [
    'SecondarySurvey.collision.vehicle_make',
    'Maker and make are one line, as in a British registration certificate.',
  ],
  ['DispositionOutcome.signatures.name', 'The parts of a name are one name.'],
  ['DispositionOutcome.other_reports.kind', 'The second is the words beside Other.'],
  ['incidentDetails.crew_roles.identifier', 'The second names the same person again.'],
  ['PresentingComplaint.allergies.substance', 'Each is a row of its own.'],
  ['SecondarySurvey.investigations.study', 'Each is an entry of its own.'],
  ['SecondarySurvey.investigations.result', 'Each is an entry of its own.'],
  ['SecondarySurvey.exam_findings.finding', 'Each is a row of its own, with its region.'],
  ['SecondarySurvey.exam_findings.location', 'Each is in the row of its finding.'],
  ['DispositionOutcome.hospital_findings.code', 'Each is a row of its own, with its kind.'],
  ['DispositionOutcome.hospital_findings.at', 'Each is in the row of its finding.'],
]);

/** Elements that may occur several times, of which the record holds one, and why. */
export const SINGLE_VALUES: ReadonlyMap<string, string> = new Map([
  [
    'ePatient.14',
    'The NHS ethnic categories ask for one, with categories for mixed backgrounds; Hispanic origin is none of them.',
  ],
]);

const LISTS: ReadonlySet<string> = new Set(['choices', 'codes', 'textList', 'references']);
const ROWS: ReadonlySet<string> = new Set(['groups', 'entries']);

/** How many values a place holds: one, one in each row of a list, or any number. */
export const capacityOf = (place: string): 'one' | 'rows' | 'many' => {
  const [owner = '', ...path] = place.split('.');
  if (owner === 'record') return 'many';
  if (!isSectionKey(owner)) return 'one';
  const kinds = path.map((_, index) => fieldAt(owner, path.slice(0, index + 1).join('.'))?.kind ?? '');
  if (LISTS.has(kinds.at(-1) ?? '')) return 'many';
  return kinds.some((kind) => ROWS.has(kind)) ? 'rows' : 'one';
};

const TABLE = `
eRecord.01|N|Patient Care Report Number|record.number
eRecord.02|N|Software Creator|!software
eRecord.03|N|Software Name|!software
eRecord.04|N|Software Version|!software
eResponse.01|N|EMS Agency Number|record.provider
eResponse.02|R|EMS Agency Name|record.provider
eResponse.03|N|Incident Number|incidentDetails.call_reference
eResponse.04|N|EMS Response Number|incidentDetails.call_reference
eResponse.05|N|Type of Service Requested|incidentDetails.attendance_type
eResponse.06|O|Standby Purpose|incidentDetails.event_id
eResponse.07|N|Unit Transport and Equipment Capability|incidentDetails.vehicle
eResponse.08|N|Type of Dispatch Delay|incidentDetails.delays
eResponse.09|N|Type of Response Delay|incidentDetails.delays
eResponse.10|N|Type of Scene Delay|incidentDetails.delays
eResponse.11|N|Type of Transport Delay|incidentDetails.delays
eResponse.12|N|Type of Turn-Around Delay|incidentDetails.delays
eResponse.13|N|EMS Vehicle (Unit) Number|incidentDetails.vehicle
eResponse.14|N|EMS Unit Call Sign|incidentDetails.call_sign
eResponse.16|O|Vehicle Dispatch Location|incidentDetails.sent_from
eResponse.17|O|Vehicle Dispatch GPS Location|!vehiclePosition
eResponse.18|O|Vehicle Dispatch Location US National Grid Coordinates|!grid
eResponse.19|O|Beginning Odometer Reading of Responding Vehicle|!odometer
eResponse.20|O|On-Scene Odometer Reading of Responding Vehicle|!odometer
eResponse.21|O|Patient Destination Odometer Reading of Responding Vehicle|!odometer
eResponse.22|O|Ending Odometer Reading of Responding Vehicle|!odometer
eResponse.23|N|Response Mode to Scene|incidentDetails.response_urgency
eResponse.24|N|Additional Response Mode Descriptors|incidentDetails.response_style
eDispatch.01|N|Dispatch Reason|incidentDetails.call_reason
eDispatch.02|N|EMD Performed|incidentDetails.call_triage
eDispatch.03|O|EMD Card Number|incidentDetails.call_code
eDispatch.04|O|Dispatch Center Name or ID|incidentDetails.sent_from
eDispatch.05|O|Dispatch Priority (Patient Acuity)|incidentDetails.call_category
eDispatch.06|O|Unit Dispatched CAD Record ID|incidentDetails.call_reference
eCrew.01|R|Crew Member ID|incidentDetails.crew_roles.identifier
eCrew.02|R|Crew Member Level|incidentDetails.crew_roles.level
eCrew.03|R|Crew Member Response Role|incidentDetails.crew_roles.tasks
eTimes.01|N|PSAP Call Date/Time|incidentDetails.call_time
eTimes.02|O|Dispatch Notified Date/Time|incidentDetails.control_notified_time
eTimes.03|N|Unit Notified by Dispatch Date/Time|incidentDetails.crew_notified_time
eTimes.04|O|Dispatch Acknowledged Date/Time|incidentDetails.crew_acknowledged_time
eTimes.05|N|Unit En Route Date/Time|incidentDetails.mobile_time
eTimes.06|N|Unit Arrived on Scene Date/Time|incidentDetails.arrived_time
eTimes.07|N|Arrived at Patient Date/Time|incidentDetails.at_patient_time
eTimes.08|R|Transfer of EMS Patient Care Date/Time|DispositionOutcome.handover_time
eTimes.09|N|Unit Left Scene Date/Time|incidentDetails.left_scene_time
eTimes.10|O|Arrival at Destination Landing Area Date/Time|incidentDetails.landing_time
eTimes.11|N|Patient Arrived at Destination Date/Time|incidentDetails.at_hospital_time
eTimes.12|N|Destination Patient Transfer of Care Date/Time|DispositionOutcome.time_left_dc_care
eTimes.13|N|Unit Back in Service Date/Time|incidentDetails.clear_time
eTimes.14|O|Unit Canceled Date/Time|incidentDetails.stood_down_time
eTimes.15|O|Unit Back at Home Location Date/Time|incidentDetails.at_base_time
eTimes.16|O|EMS Call Completed Date/Time|incidentDetails.call_completed_time
eTimes.17|O|Unit Arrived at Staging Area Date/Time|incidentDetails.rendezvous_time
ePatient.01|O|EMS Patient ID|incidentDetails.other_patient_number
ePatient.02|R|Last Name|patient.name
ePatient.03|R|First Name|patient.name
ePatient.04|O|Middle Initial/Name|patient.name
ePatient.05|O|Patient's Home Address|patient.addressLine1
ePatient.06|O|Patient's Home City|patient.town
ePatient.07|N|Patient's Home County|patient.county
ePatient.08|N|Patient's Home State|patient.county
ePatient.09|N|Patient's Home ZIP Code|patient.postcode
ePatient.10|O|Patient's Country of Residence|SocialHistory.country_of_residence
ePatient.11|O|Patient Home Census Tract|!census
ePatient.12|O|Social Security Number|!socialSecurity
ePatient.13|N|Gender (DEPRECATED)|patient.gender
ePatient.14|N|Race|patient.ethnicity
ePatient.15|N|Age|patient.estimatedAge
ePatient.16|N|Age Units|patient.estimatedAge
ePatient.17|R|Date of Birth|patient.dob
ePatient.18|O|Patient's Phone Number|SocialHistory.further_contact_numbers
ePatient.19|O|Patient's Email Address|patient.email
ePatient.20|O|State Issuing Driver's License|!licence
ePatient.21|O|Driver's License Number|!licence
ePatient.22|R|Alternate Home Residence|SocialHistory.home_circumstances
ePatient.23|O|Name Suffix|patient.name
ePatient.24|O|Patient's Preferred Language(s)|SocialHistory.language
ePatient.25|N|Sex|PresentingComplaint.sex_at_birth
ePayment.01|N|Primary Method of Payment|!billing
ePayment.02|O|Physician Certification Statement|!billing
ePayment.03|O|Date Physician Certification Statement Signed|!billing
ePayment.04|O|Reason for Physician Certification Statement|!billing
ePayment.05|O|Healthcare Provider Type Signing Physician Certification Statement|!billing
ePayment.06|O|Last Name of Individual Signing Physician Certification Statement|!billing
ePayment.07|O|First Name of Individual Signing Physician Certification Statement|!billing
ePayment.08|O|Patient Resides in Service Area|!billing
ePayment.09|O|Insurance Company ID|!billing
ePayment.10|O|Insurance Company Name|!billing
ePayment.11|O|Insurance Company Billing Priority|!billing
ePayment.12|O|Insurance Company Address|!billing
ePayment.13|O|Insurance Company City|!billing
ePayment.14|O|Insurance Company State|!billing
ePayment.15|O|Insurance Company ZIP Code|!billing
ePayment.16|O|Insurance Company Country|!billing
ePayment.17|O|Insurance Group ID|!billing
ePayment.18|O|Insurance Policy ID Number|!billing
ePayment.19|O|Last Name of the Insured|!billing
ePayment.20|O|First Name of the Insured|!billing
ePayment.21|O|Middle Initial/Name of the Insured|!billing
ePayment.22|O|Relationship to the Insured|!billing
ePayment.23|O|Closest Relative/Guardian Last Name|patient.nextOfKinName
ePayment.24|O|Closest Relative/ Guardian First Name|patient.nextOfKinName
ePayment.25|O|Closest Relative/ Guardian Middle Initial/Name|patient.nextOfKinName
ePayment.26|O|Closest Relative/ Guardian Street Address|!billing
ePayment.27|O|Closest Relative/ Guardian City|!billing
ePayment.28|O|Closest Relative/ Guardian State|!billing
ePayment.29|O|Closest Relative/ Guardian ZIP Code|!billing
ePayment.30|O|Closest Relative/ Guardian Country|!billing
ePayment.31|O|Closest Relative/ Guardian Phone Number|patient.nextOfKinContact
ePayment.32|O|Closest Relative/ Guardian Relationship|patient.relationshipToNok
ePayment.33|O|Patient's Employer|SocialHistory.occupation
ePayment.34|O|Patient's Employer's Address|!billing
ePayment.35|O|Patient's Employer's City|!billing
ePayment.36|O|Patient's Employer's State|!billing
ePayment.37|O|Patient's Employer's ZIP Code|!billing
ePayment.38|O|Patient's Employer's Country|!billing
ePayment.39|O|Patient's Employer's Primary Phone Number|!billing
ePayment.40|O|Response Urgency|incidentDetails.response_urgency
ePayment.41|O|Patient Transport Assessment|!billing
ePayment.42|O|Specialty Care Transport Care Provider|!billing
ePayment.44|O|Ambulance Transport Reason Code|!billing
ePayment.45|O|Round Trip Purpose Description|!billing
ePayment.46|O|Stretcher Purpose Description|DispositionOutcome.moved_to_vehicle
ePayment.47|O|Ambulance Conditions Indicator|!billing
ePayment.48|O|Mileage to Closest Hospital Facility|!billing
ePayment.49|O|ALS Assessment Performed and Warranted|!billing
ePayment.50|N|CMS Service Level|!billing
ePayment.51|O|EMS Condition Code|!billing
ePayment.52|O|CMS Transportation Indicator|!billing
ePayment.53|O|Transport Authorization Code|!billing
ePayment.54|O|Prior Authorization Code Payer|!billing
ePayment.55|O|Supply Item Used Name|ClinicalInterventions.consumables_used.consumable
ePayment.56|O|Number of Supply Item(s) Used|ClinicalInterventions.consumables_used.quantity
ePayment.57|O|Payer Type|!billing
ePayment.58|O|Insurance Group Name|!billing
ePayment.59|O|Insurance Company Phone Number|!billing
ePayment.60|O|Date of Birth of the Insured|!billing
eScene.01|N|First EMS Unit on Scene|incidentDetails.first_on_scene
eScene.02|O|Other EMS or Public Safety Agencies at Scene|incidentDetails.agencies_at_scene.name
eScene.03|O|Other EMS or Public Safety Agency ID Number|incidentDetails.agencies_at_scene.number
eScene.04|O|Type of Other Service at Scene|incidentDetails.agencies_at_scene.agency
eScene.05|O|Date/Time Initial Responder Arrived on Scene|incidentDetails.agencies_at_scene.arrived_at
eScene.06|N|Number of Patients at Scene|incidentDetails.patients_at_scene
eScene.07|N|Mass Casualty Incident|incidentDetails.major_incident
eScene.08|N|Triage Classification for MCI Patient|incidentDetails.major_incident_triage
eScene.09|N|Incident Location Type|incidentDetails.location_type
eScene.10|R|Incident Facility Code|incidentDetails.site_code
eScene.11|O|Scene GPS Location|incidentDetails.scene_coordinates
eScene.12|O|Scene US National Grid Coordinates|incidentDetails.grid_reference
eScene.13|O|Incident Facility or Location Name|incidentDetails.scene_address.line1
eScene.14|R|Mile Post or Major Roadway|incidentDetails.scene_directions
eScene.15|R|Incident Street Address|incidentDetails.scene_address.line1
eScene.16|R|Incident Apartment, Suite, or Room|incidentDetails.scene_address.line2
eScene.17|R|Incident City|incidentDetails.scene_address.town
eScene.18|N|Incident State|incidentDetails.scene_address.county
eScene.19|N|Incident ZIP Code|incidentDetails.scene_address.postcode
eScene.20|R|Scene Cross Street or Directions|incidentDetails.scene_directions
eScene.21|N|Incident County|incidentDetails.scene_address.county
eScene.22|O|Incident Country|incidentDetails.scene_address.country
eScene.23|O|Incident Census Tract|!census
eScene.24|O|First Other EMS or Public Safety Agency at Scene to Provide Patient Care|incidentDetails.agencies_at_scene.care
eScene.25|R|Transferred Patient/Care To/From Agency|incidentDetails.agencies_at_scene.care
eSituation.01|N|Date/Time of Symptom Onset|PresentingComplaint.onset_at
eSituation.02|N|Possible Injury|PresentingComplaint.possible_injury
eSituation.03|R|Complaint Type|PresentingComplaint.complaints.is_chief
eSituation.04|R|Complaint|PresentingComplaint.complaints.complaint
eSituation.05|R|Duration of Complaint|PresentingComplaint.complaints.duration
eSituation.06|R|Time Units of Duration of Complaint|PresentingComplaint.complaints.duration_unit
eSituation.07|N|Chief Complaint Anatomic Location|PresentingComplaint.complaint_body_area
eSituation.08|N|Chief Complaint Organ System|PresentingComplaint.complaint_system
eSituation.09|N|Primary Symptom|PresentingComplaint.primary_symptom.code
eSituation.10|N|Other Associated Symptoms|PresentingComplaint.other_symptoms.code
eSituation.11|N|Provider's Primary Impression|clinical_impression.clinical_impression
eSituation.12|N|Provider's Secondary Impressions|clinical_impression.clinical_impression
eSituation.13|N|Initial Patient Acuity|incidentDetails.acuity
eSituation.14|R|Work-Related Illness/Injury|incidentDetails.work_related
eSituation.15|O|Patient's Occupational Industry|SocialHistory.occupation
eSituation.16|O|Patient's Occupation|SocialHistory.occupation
eSituation.17|R|Patient Activity|PresentingComplaint.activity_details
eSituation.18|N|Date/Time Last Known Well|PresentingComplaint.last_known_well
eSituation.19|R|Justification for Transfer or Encounter|incidentDetails.transfer_reason
eSituation.20|N|Reason for Interfacility Transfer/Medical Transport|incidentDetails.transfer_reason
eInjury.01|N|Cause of Injury|PresentingComplaint.injury_causes.code
eInjury.02|R|Mechanism of Injury|SecondarySurvey.mechanismsOfInjury
eInjury.03|N|Trauma Triage Criteria (High Risk for Serious Injury)|SecondarySurvey.major_trauma_criteria
eInjury.04|N|Trauma Triage Criteria (Moderate Risk for Serious Injury)|SecondarySurvey.major_trauma_criteria
eInjury.05|O|Main Area of the Vehicle Impacted by the Collision|SecondarySurvey.collision.impact
eInjury.06|O|Location of Patient in Vehicle|SecondarySurvey.collision.road_user
eInjury.07|R|Use of Occupant Safety Equipment|SecondarySurvey.collision.protection
eInjury.08|O|Airbag Deployment|SecondarySurvey.collision.airbags
eInjury.09|O|Height of Fall (feet)|PresentingComplaint.fall_height_m
eInjury.10|O|OSHA Personal Protective Equipment Used|SecondarySurvey.collision.protection
eInjury.11|O|ACN System/Company Providing ACN Data|SecondarySurvey.emergency_call.system
eInjury.12|O|ACN Incident ID|SecondarySurvey.emergency_call.reference
eInjury.13|O|ACN Call Back Phone Number|SecondarySurvey.emergency_call.phone
eInjury.14|O|Date/Time of ACN Incident|SecondarySurvey.emergency_call.reported_at
eInjury.15|O|ACN Incident Location|SecondarySurvey.emergency_call.position
eInjury.16|O|ACN Incident Vehicle Body Type|SecondarySurvey.collision.vehicle
eInjury.17|O|ACN Incident Vehicle Manufacturer|SecondarySurvey.collision.vehicle_make
eInjury.18|O|ACN Incident Vehicle Make|SecondarySurvey.collision.vehicle_make
eInjury.19|O|ACN Incident Vehicle Model|SecondarySurvey.collision.vehicle_model
eInjury.20|O|ACN Incident Vehicle Model Year|SecondarySurvey.collision.vehicle_year
eInjury.21|O|ACN Incident Multiple Impacts|SecondarySurvey.collision.impact
eInjury.22|O|ACN Incident Delta Velocity|SecondarySurvey.vehicle_impacts.speed_change_mph
eInjury.23|O|ACN High Probability of Injury|SecondarySurvey.emergency_call.injury_likely
eInjury.24|O|ACN Incident PDOF|SecondarySurvey.vehicle_impacts.from_oclock
eInjury.25|O|ACN Incident Rollover|SecondarySurvey.collision.rolled_over
eInjury.26|O|ACN Vehicle Seat Location|SecondarySurvey.vehicle_seats.seat
eInjury.27|O|Seat Occupied|SecondarySurvey.vehicle_seats.is_occupied
eInjury.28|O|ACN Incident Seatbelt Use|SecondarySurvey.vehicle_seats.is_belted
eInjury.29|O|ACN Incident Airbag Deployed|SecondarySurvey.vehicle_seats.airbag_deployed
eArrest.01|N|Cardiac Arrest|PrimarySurvey.cardiac_arrest
eArrest.02|N|Cardiac Arrest Etiology|ClinicalInterventions.arrest_cause
eArrest.03|N|Resuscitation Attempted By EMS|ClinicalInterventions.resuscitation_attempted
eArrest.04|N|Arrest Witnessed By|ClinicalInterventions.arrest_witnessed_by
eArrest.07|N|AED Use Prior to EMS Arrival|ClinicalInterventions.aed_before_arrival
eArrest.09|N|Type of CPR Provided|ClinicalInterventions.cpr_methods
eArrest.10|O|Therapeutic Hypothermia by EMS|ClinicalInterventions.targeted_temperature
eArrest.11|N|First Monitored Arrest Rhythm of the Patient|ClinicalInterventions.first_rhythm
eArrest.12|N|Any Return of Spontaneous Circulation|ClinicalInterventions.any_rosc
eArrest.13|O|Neurological Outcome at Hospital Discharge|DispositionOutcome.cerebral_performance
eArrest.14|N|Date/Time of Cardiac Arrest|ClinicalInterventions.collapse_at
eArrest.15|R|Date/Time Resuscitation Discontinued|ClinicalInterventions.resuscitation_stopped_at
eArrest.16|N|Reason CPR/Resuscitation Discontinued|ClinicalInterventions.resuscitation_stopped_because
eArrest.17|N|Cardiac Rhythm on Arrival at Destination|ClinicalInterventions.rhythm_at_handover
eArrest.18|N|End of EMS Cardiac Arrest Event|ClinicalInterventions.arrest_end
eArrest.19|O|Date/Time of Initial CPR|ClinicalInterventions.first_cpr_at
eArrest.20|N|Who First Initiated CPR|ClinicalInterventions.first_cpr_by
eArrest.21|N|Who First Applied the AED|ClinicalInterventions.first_aed_by
eArrest.22|N|Who First Defibrillated the Patient|ClinicalInterventions.first_shock_by
eHistory.01|N|Barriers to Patient Care|SocialHistory.barriers_to_care
eHistory.02|O|Last Name of Patient's Practitioner|SocialHistory.practitioners.family_name
eHistory.03|O|First Name of Patient's Practitioner|SocialHistory.practitioners.given_name
eHistory.04|O|Middle Name/Initial of Patient's Practitioner|SocialHistory.practitioners.middle_name
eHistory.05|R|Advance Directives|PresentingComplaint.advance_directives
eHistory.06|R|Medication Allergies|PresentingComplaint.allergies.substance
eHistory.07|O|Environmental/Food Allergies|PresentingComplaint.allergies.substance
eHistory.08|R|Medical/Surgical History|PresentingComplaint.past_conditions.code
eHistory.09|O|Medical History Obtained From|PresentingComplaint.history_from
eHistory.10|O|The Patient's Type of Immunization|PresentingComplaint.immunisations.vaccine
eHistory.11|O|Immunization Year|PresentingComplaint.immunisations.year
eHistory.12|R|Current Medications|PresentingComplaint.current_medicines.medicine
eHistory.13|O|Current Medication Dose|PresentingComplaint.current_medicines.dose
eHistory.14|O|Current Medication Dosage Unit|PresentingComplaint.current_medicines.dose_unit
eHistory.15|O|Current Medication Administration Route|PresentingComplaint.current_medicines.route
eHistory.16|O|Presence of Emergency Information Form|PresentingComplaint.emergency_information
eHistory.17|N|Alcohol/Drug Use Indicators|PresentingComplaint.alcohol_or_drugs
eHistory.18|O|Pregnancy|PresentingComplaint.is_pregnant
eHistory.19|O|Last Oral Intake|PresentingComplaint.last_oral_intake_at
eHistory.20|O|Current Medication Frequency|PresentingComplaint.current_medicines.frequency
eNarrative.01|R|Patient Care Report Narrative|PresentingComplaint.incident_narrative
eVitals.01|N|Date/Time Vital Signs Taken|observations.entries.date_time
eVitals.02|N|Obtained Prior to this Unit's EMS Care|observations.entries.is_before_arrival
eVitals.03|N|Cardiac Rhythm / Electrocardiography (ECG)|SecondarySurvey.ecgs.ecg_rhythm
eVitals.04|N|ECG Type|SecondarySurvey.ecgs.leads
eVitals.05|N|Method of ECG Interpretation|SecondarySurvey.ecgs.also_read_by
eVitals.06|N|SBP (Systolic Blood Pressure)|observations.entries.bp_systolic
eVitals.07|R|DBP (Diastolic Blood Pressure)|observations.entries.bp_diastolic
eVitals.08|R|Method of Blood Pressure Measurement|observations.entries.bp_method
eVitals.09|O|Mean Arterial Pressure|observations.entries.mean_arterial_pressure
eVitals.10|N|Heart Rate|observations.entries.heart_rate
eVitals.11|O|Method of Heart Rate Measurement|observations.entries.heart_rate_method
eVitals.12|N|Pulse Oximetry|observations.entries.oxygen_saturation
eVitals.13|O|Pulse Rhythm|observations.entries.pulse_rhythm
eVitals.14|N|Respiratory Rate|observations.entries.respiratory_rate
eVitals.15|O|Respiratory Effort|observations.entries.respiratory_effort
eVitals.16|N|End Tidal Carbon Dioxide (ETCO2)|observations.entries.etco2
eVitals.17|R|Carbon Monoxide (CO)|observations.entries.spco
eVitals.18|N|Blood Glucose Level|observations.entries.blood_glucose
eVitals.19|N|Glasgow Coma Score-Eye|observations.entries.gcs_eye
eVitals.20|N|Glasgow Coma Score-Verbal|observations.entries.gcs_verbal
eVitals.21|N|Glasgow Coma Score-Motor|observations.entries.gcs_motor
eVitals.22|N|Glasgow Coma Score-Qualifier|observations.entries.gcs_qualifier
eVitals.23|R|Total Glasgow Coma Score|observations.entries.gcs
eVitals.24|R|Temperature|observations.entries.temperature
eVitals.25|O|Temperature Method|observations.entries.temperature_method
eVitals.26|N|Level of Responsiveness (AVPU)|observations.entries.acvpu
eVitals.27|N|Pain Scale Score|observations.entries.pain_score
eVitals.28|R|Pain Scale Type|observations.entries.pain_scale
eVitals.29|N|Stroke Scale Score|observations.entries.stroke_result
eVitals.30|N|Stroke Scale Type|observations.entries.stroke_scale
eVitals.31|N|Reperfusion Checklist|observations.entries.reperfusion_checklist
eVitals.32|O|APGAR|SecondarySurvey.births.apgar_1
eVitals.33|O|Revised Trauma Score|observations.entries.revised_trauma_score
eVitals.34|R|Stroke Scale Score|observations.entries.stroke_score
eLabs.01|O|Date/Time of Laboratory or Imaging Result|SecondarySurvey.investigations.performed_at
eLabs.02|O|Study/Result Prior to this Unit's EMS Care|SecondarySurvey.investigations.is_before_arrival
eLabs.03|O|Laboratory Result Type|SecondarySurvey.investigations.study
eLabs.04|O|Laboratory Result|SecondarySurvey.investigations.result
eLabs.05|O|Imaging Study Type|SecondarySurvey.investigations.study
eLabs.06|O|Imaging Study Results|SecondarySurvey.investigations.result
eLabs.07|O|Imaging Study File or Waveform Graphic Type|record.pictures
eLabs.08|O|Imaging Study File or Waveform Graphic|SecondarySurvey.investigations.picture
eExam.01|R|Estimated Body Weight in Kilograms|PresentingComplaint.weight_kg
eExam.02|R|Length Based Tape Measure|PresentingComplaint.weight_tape_colour
eExam.03|O|Date/Time of Assessment|SecondarySurvey.exam_findings.found_at
eExam.04|O|Skin Assessment|SecondarySurvey.exam_findings.finding
eExam.05|O|Head Assessment|SecondarySurvey.exam_findings.finding
eExam.06|O|Face Assessment|SecondarySurvey.exam_findings.finding
eExam.07|O|Neck Assessment|SecondarySurvey.exam_findings.finding
eExam.09|O|Heart Assessment|SecondarySurvey.exam_findings.finding
eExam.10|O|Abdominal Assessment Finding Location|SecondarySurvey.exam_findings.location
eExam.11|O|Abdomen Assessment|SecondarySurvey.exam_findings.finding
eExam.12|O|Pelvis/Genitourinary Assessment|SecondarySurvey.exam_findings.finding
eExam.13|O|Back and Spine Assessment Finding Location|SecondarySurvey.exam_findings.location
eExam.14|O|Back and Spine Assessment|SecondarySurvey.exam_findings.finding
eExam.15|O|Extremity Assessment Finding Location|SecondarySurvey.exam_findings.location
eExam.16|O|Extremities Assessment|SecondarySurvey.exam_findings.finding
eExam.17|O|Eye Assessment Finding Location|SecondarySurvey.exam_findings.location
eExam.18|O|Eye Assessment|SecondarySurvey.exam_findings.finding
eExam.19|O|Mental Status Assessment|SecondarySurvey.exam_findings.finding
eExam.20|O|Neurological Assessment|SecondarySurvey.exam_findings.finding
eExam.21|R|Stroke/CVA Symptoms Resolved|SecondarySurvey.stroke_resolved
eExam.22|O|Lung Assessment Finding Location|SecondarySurvey.exam_findings.location
eExam.23|O|Lung Assessment|SecondarySurvey.exam_findings.finding
eExam.24|O|Chest Assessment Finding Location|SecondarySurvey.exam_findings.location
eExam.25|O|Chest Assessment|SecondarySurvey.exam_findings.finding
eProtocols.01|N|Protocols Used|ClinicalInterventions.guidelines_followed.guideline
eProtocols.02|R|Protocol Age Category|ClinicalInterventions.guidelines_followed.age_category
eMedications.01|N|Date/Time Medication Administered|ClinicalInterventions.drugs_administered.time_administered
eMedications.02|N|Medication Administered Prior to this Unit's EMS Care|ClinicalInterventions.drugs_administered.is_before_arrival
eMedications.03|N|Medication Administered|ClinicalInterventions.drugs_administered.drug_name
eMedications.04|N|Medication Administered Route|ClinicalInterventions.drugs_administered.route
eMedications.05|N|Medication Dosage|ClinicalInterventions.drugs_administered.dose
eMedications.06|N|Medication Dosage Units|ClinicalInterventions.drugs_administered.dose_unit
eMedications.07|N|Response to Medication|ClinicalInterventions.drugs_administered.response
eMedications.08|N|Medication Complication|ClinicalInterventions.drugs_administered.complication
eMedications.09|R|Medication Crew (Healthcare Professionals) ID|ClinicalInterventions.drugs_administered.given_by
eMedications.10|N|Role/Type of Person Administering Medication|ClinicalInterventions.drugs_administered.given_by_level
eMedications.11|O|Medication Authorization|ClinicalInterventions.drugs_administered.authorisation
eMedications.12|O|Medication Authorizing Physician|ClinicalInterventions.drugs_administered.authorised_by
eMedications.13|R|Medication Administered by Another Unit|ClinicalInterventions.drugs_administered.by_other_service
eProcedures.01|N|Date/Time Procedure Performed|ClinicalInterventions.procedures.time_performed
eProcedures.02|N|Procedure Performed Prior to this Unit's EMS Care|ClinicalInterventions.procedures.is_before_arrival
eProcedures.03|N|Procedure|ClinicalInterventions.procedures.procedure
eProcedures.04|O|Size of Procedure Equipment|ClinicalInterventions.procedures.equipment_size
eProcedures.05|N|Number of Procedure Attempts|ClinicalInterventions.procedures.attempts
eProcedures.06|N|Procedure Successful|ClinicalInterventions.procedures.success
eProcedures.07|N|Procedure Complication|ClinicalInterventions.procedures.complication
eProcedures.08|N|Response to Procedure|ClinicalInterventions.procedures.response
eProcedures.09|R|Procedure Crew Members ID|ClinicalInterventions.procedures.performed_by
eProcedures.10|N|Role/Type of Person Performing the Procedure|ClinicalInterventions.procedures.performed_by_level
eProcedures.11|O|Procedure Authorization|ClinicalInterventions.procedures.authorisation
eProcedures.12|O|Procedure Authorizing Physician|ClinicalInterventions.procedures.authorised_by
eProcedures.13|R|Vascular Access Location|ClinicalInterventions.procedures.site
eProcedures.14|R|Airway Placement Technique|ClinicalInterventions.procedures.techniques
eProcedures.15|R|Procedure Performed by Another Unit|ClinicalInterventions.procedures.by_other_service
eAirway.01|R|Indications for Invasive Airway|ClinicalInterventions.airway_devices.further_indications
eAirway.02|R|Date/Time Airway Device Placement Confirmation|ClinicalInterventions.airway_checks.checked_at
eAirway.03|R|Airway Device Being Confirmed|ClinicalInterventions.airway_checks.device
eAirway.04|R|Airway Device Placement Confirmed Method|ClinicalInterventions.airway_checks.proof
eAirway.05|O|Tube Depth|ClinicalInterventions.airway_checks.depth_cm
eAirway.06|R|Type of Individual Confirming Airway Device Placement|ClinicalInterventions.airway_checks.checked_by
eAirway.07|R|Crew Member ID|ClinicalInterventions.airway_checks.checker
eAirway.08|R|Airway Complications Encountered|ClinicalInterventions.airway_devices.complication
eAirway.09|O|Suspected Reasons for Failed Airway Management|ClinicalInterventions.airway_devices.failed_because
eAirway.10|O|Date/Time Decision to Manage the Patient with an Invasive Airway|ClinicalInterventions.airway_devices.decided_at
eAirway.11|O|Date/Time Invasive Airway Placement Attempts Abandoned|ClinicalInterventions.airway_devices.given_up_at
eDevice.01|O|Medical Device Serial Number|ClinicalInterventions.device_events.device
eDevice.02|O|Date/Time of Event (per Medical Device)|ClinicalInterventions.device_events.at
eDevice.03|O|Medical Device Event Type|ClinicalInterventions.device_events.event
eDevice.04|O|Medical Device Waveform Graphic Type|record.pictures
eDevice.05|O|Medical Device Waveform Graphic|ClinicalInterventions.device_events.picture
eDevice.06|O|Medical Device Mode (Manual, AED, Pacing, CO2, O2, etc)|ClinicalInterventions.device_events.mode
eDevice.07|O|Medical Device ECG Lead|ClinicalInterventions.device_events.leads
eDevice.08|O|Medical Device ECG Interpretation|ClinicalInterventions.device_events.reading
eDevice.09|O|Type of Shock|ClinicalInterventions.defibrillation.waveform
eDevice.10|O|Shock or Pacing Energy|ClinicalInterventions.device_events.energy_joules
eDevice.11|O|Total Number of Shocks Delivered|ClinicalInterventions.device_events.shocks
eDevice.12|O|Pacing Rate|ClinicalInterventions.device_events.pacing_rate
eDisposition.01|R|Destination/Transferred To, Name|DispositionOutcome.destination
eDisposition.02|R|Destination/Transferred To, Code|DispositionOutcome.destination_code
eDisposition.03|O|Destination Street Address|DispositionOutcome.destination_address.line1
eDisposition.04|O|Destination City|DispositionOutcome.destination_address.town
eDisposition.05|N|Destination State|DispositionOutcome.destination_address.county
eDisposition.06|N|Destination County|DispositionOutcome.destination_address.county
eDisposition.07|N|Destination ZIP Code|DispositionOutcome.destination_address.postcode
eDisposition.08|O|Destination Country|DispositionOutcome.destination_address.country
eDisposition.09|O|Destination GPS Location|DispositionOutcome.destination_coordinates
eDisposition.10|O|Destination Location US National Grid Coordinates|!grid
eDisposition.11|R|Number of Patients Transported in this EMS Unit|DispositionOutcome.patients_transported
eDisposition.13|O|How Patient Was Moved to Ambulance|DispositionOutcome.moved_to_vehicle
eDisposition.14|O|Position of Patient During Transport|DispositionOutcome.position_in_transport
eDisposition.15|O|How Patient Was Moved From Ambulance|DispositionOutcome.moved_from_vehicle
eDisposition.16|N|EMS Transport Method|DispositionOutcome.transport_method
eDisposition.17|N|Transport Mode from Scene|DispositionOutcome.transport_urgency
eDisposition.18|N|Additional Transport Mode Descriptors|DispositionOutcome.transport_style
eDisposition.19|N|Final Patient Acuity|DispositionOutcome.final_acuity
eDisposition.20|N|Reason for Choosing Destination|DispositionOutcome.destination_reasons
eDisposition.21|N|Type of Destination|DispositionOutcome.destination_type
eDisposition.22|N|Hospital In-Patient Destination|DispositionOutcome.destination_ward
eDisposition.23|N|Hospital Capability|DispositionOutcome.destination_capabilities
eDisposition.24|N|Destination Team Pre-Arrival Alert or Activation|DispositionOutcome.pre_alert
eDisposition.25|N|Date/Time of Destination Prearrival Alert or Activation|DispositionOutcome.pre_alert_at
eDisposition.26|O|Disposition Instructions Provided|DispositionOutcome.advice_kinds
eDisposition.27|N|Unit Disposition|DispositionOutcome.patient_contact
eDisposition.28|N|Patient Evaluation/Care|DispositionOutcome.care_given
eDisposition.29|N|Crew Disposition|DispositionOutcome.crew_involvement
eDisposition.30|N|Transport Disposition|DispositionOutcome.transport_outcome
eDisposition.31|O|Reason for Refusal/Release|DispositionOutcome.release_reasons
eDisposition.32|N|Level of Care Provided per Protocol|DispositionOutcome.level_of_care
eOutcome.01|N|Emergency Department Disposition|DispositionOutcome.ed_outcome
eOutcome.02|N|Hospital Disposition|DispositionOutcome.hospital_outcome
eOutcome.03|O|External Report ID/Number Type|DispositionOutcome.other_reports.kind
eOutcome.04|O|External Report ID/Number|DispositionOutcome.other_reports.number
eOutcome.05|O|Other Report Registry Type|DispositionOutcome.other_reports.kind
eOutcome.09|N|Emergency Department Procedures|DispositionOutcome.hospital_findings.code
eOutcome.10|N|Emergency Department Diagnosis|DispositionOutcome.hospital_findings.code
eOutcome.11|N|Date/Time of Hospital Admission|DispositionOutcome.admitted_at
eOutcome.12|N|Hospital Procedures|DispositionOutcome.hospital_findings.code
eOutcome.13|N|Hospital Diagnosis|DispositionOutcome.hospital_findings.code
eOutcome.16|N|Date/Time of Hospital Discharge|DispositionOutcome.discharged_at
eOutcome.18|N|Date/Time of Emergency Department Admission|DispositionOutcome.ed_arrival_at
eOutcome.19|N|Date/Time Emergency Department Procedure Performed|DispositionOutcome.hospital_findings.at
eOutcome.20|N|Date/Time Hospital Procedure Performed|DispositionOutcome.hospital_findings.at
eOutcome.21|O|Injury Severity Score|DispositionOutcome.injury_severity_score
eOther.01|O|Review Requested|DispositionOutcome.clinical_review_requested
eOther.02|O|Potential System of Care/Specialty/Registry Patient|DispositionOutcome.care_pathways
eOther.03|O|Personal Protective Equipment Used|incidentDetails.crew_roles.protection
eOther.04|O|EMS Professional (Crew Member) ID|incidentDetails.crew_roles.identifier
eOther.05|R|Suspected EMS Work Related Exposure, Injury, or Death|incidentDetails.crew_roles.exposure
eOther.06|R|The Type of Work-Related Injury, Death or Suspected Exposure|incidentDetails.crew_roles.exposure
eOther.07|O|Natural, Suspected, Intentional, or Unintentional Disaster|incidentDetails.major_incident
eOther.08|R|Crew Member Completing this Report|incidentDetails.crew_roles.tasks
eOther.09|O|External Electronic Document Type|SecondarySurvey.pictures.subject
eOther.10|O|File Attachment Type|record.pictures
eOther.11|O|File Attachment Image|record.pictures
eOther.12|O|Type of Person Signing|DispositionOutcome.signatures.signer
eOther.13|O|Signature Reason|DispositionOutcome.signatures.signed_for
eOther.14|O|Type Of Patient Representative|DispositionOutcome.refusal_signed_by
eOther.15|O|Signature Status|DispositionOutcome.signatures.status
eOther.16|O|Signature File Name|!signatureFile
eOther.17|O|Signature File Type|!signatureFile
eOther.18|O|Signature Graphic|!signatureFile
eOther.19|O|Date/Time of Signature|DispositionOutcome.signatures.signed_at
eOther.20|O|Signature Last Name|DispositionOutcome.signatures.name
eOther.21|O|Signature First Name|DispositionOutcome.signatures.name
eOther.22|O|File Attachment Name|SecondarySurvey.pictures.caption
`;

export const NEMSIS: readonly NemsisElement[] = TABLE.trim().split('\n').map(read);

/** How many of some elements have a place, and how many there are. */
export const placedShare = (
  elements: readonly NemsisElement[],
): { readonly placed: number; readonly all: number } => ({
  placed: elements.filter(({ place }) => place !== null).length,
  all: elements.length,
});
