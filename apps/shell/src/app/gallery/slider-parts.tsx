import { Gallery, MaskedPrice, Rail, Slider } from '@tractor-haat/ui';
import { DemoCard } from './demo-card.tsx';
import { DemoPicture } from './demo-picture.tsx';
import { Part, Parts } from './part.tsx';
import { useWords } from './words.ts';

const TYPES = ['rotavator', 'cultivator', 'plough', 'harrow', 'super-seeder'];

/** Sliders. */
export function SliderParts() {
  const word = useWords();
  const texts = {
    previous: word('previous'),
    next: word('next'),
    position: (at: number, count: number) => word('position', { at, count }),
  };
  const cards = TYPES.map((type) => (
    <DemoCard key={type} type={type} price={<MaskedPrice label={word('hidden')} />} />
  ));
  return (
    <Parts title={word('sliders')}>
      <Part name="Gallery">
        <Gallery
          label={word('pictures')}
          texts={texts}
          pictures={TYPES.slice(0, 4).map((type, place) => ({
            id: type,
            label: word('picture', { number: place + 1 }),
            picture: (
              <DemoPicture
                type={type}
                alt={word('picture', { number: place + 1 })}
                sizes="(min-width: 800px) 388px, 92vw"
              />
            ),
            thumb: <DemoPicture type={type} sizes="92px" />,
          }))}
        />
      </Part>
      <Part name="Slider (3, 2 under 786 px, 1 under 450 px)" wide>
        <Slider label={word('popular_row')} texts={texts}>
          {cards}
        </Slider>
      </Part>
      <Part name="Rail" wide>
        <Rail label={word('popular_row')}>{cards}</Rail>
      </Part>
    </Parts>
  );
}
