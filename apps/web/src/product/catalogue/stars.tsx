import { Star } from 'lucide-react';

const places = [1, 2, 3, 4, 5];

export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span className="inline-flex" role="img" aria-label={label}>
      {places.map((place) => (
        <Star
          key={place}
          className={`size-4 ${place <= rating ? 'fill-star text-star' : 'text-line-strong'}`}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}
