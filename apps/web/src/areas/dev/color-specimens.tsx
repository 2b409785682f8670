import { Specimen, SpecimenGroup } from './specimen.tsx';

const surfaces = [
  ['canvas', 'bg-canvas'],
  ['surface', 'bg-surface'],
  ['floating', 'bg-floating shadow-floating'],
  ['sunken', 'bg-sunken'],
] as const;

const brand = [
  ['primary', 'bg-primary text-on-primary'],
  ['secondary', 'bg-secondary text-on-secondary'],
  ['danger', 'bg-danger text-on-danger'],
  ['header', 'bg-linear-to-r from-header-left to-header-right text-on-header'],
] as const;

const inks = [
  ['ink', 'text-ink'],
  ['ink-soft', 'text-ink-soft'],
  ['ink-faint', 'text-ink-faint'],
  ['primary-text', 'text-primary-text'],
  ['info-text', 'text-info-text'],
  ['success-text', 'text-success-text'],
  ['warning-text', 'text-warning-text'],
  ['danger-text', 'text-danger-text'],
] as const;

const sizes = ['text-12', 'text-14', 'text-16', 'text-20', 'text-28', 'text-40'] as const;

export function ColorSpecimens() {
  return (
    <SpecimenGroup title="Colours and type">
      <Specimen name="surfaces">
        <div className="grid grid-cols-4 gap-2">
          {surfaces.map(([name, look]) => (
            <div
              key={name}
              className={`flex h-16 items-end rounded-md border border-line p-2 text-12 ${look}`}
            >
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="brand">
        <div className="grid grid-cols-4 gap-2">
          {brand.map(([name, look]) => (
            <div key={name} className={`flex h-16 items-end rounded-md p-2 text-12 ${look}`}>
              {name}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="text colours">
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {inks.map(([name, look]) => (
            <span key={name} className={`font-medium ${look}`}>
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="sizes" wide>
        <div className="flex flex-wrap items-baseline gap-x-6">
          {sizes.map((size) => (
            <span key={size} className={`${size} font-semibold tracking-tight`}>
              {size.slice(5)} Aa
            </span>
          ))}
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}
